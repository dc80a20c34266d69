"""Watch one game: its decisions, how the seats stand turn by turn, and what a few probes say."""

from random import Random

from stellwerk.bots.kinds import kinds_of
from stellwerk.kernel.capabilities import Evaluates, PlayedOn
from stellwerk.kernel.errors import SeriesFailed
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.outcome import Outcome
from stellwerk.lab.balance.drama import Moment, drama
from stellwerk.lab.balance.probes import EVERY, refusals_of, weight_of
from stellwerk.lab.balance.styles import note_styles
from stellwerk.lab.balance.sums import SCALE, Facts, Wins
from stellwerk.lab.series import Setting, outcome_of, played_out, randomness
from stellwerk.lab.tally import won_parts

QUARTERS = 4
GRID = 20  # points of a game at which it is asked whether it is decided
LONGEST = 5_000
"""Decisions after which a game counts as endless: without a rule that stops it, bots may trade to and fro for ever."""


class Endless(Exception):
    """The game goes on and on."""


class Watch:
    """Is told every decision of a game before it is carried out, and keeps what the page needs until the end."""

    def __init__(self, game: Game, state: State, seats: int, probing: Random | None) -> None:
        self.game = game
        self.state = state
        self.probing = probing  # None: numbers alone, no probes
        self.kinds = kinds_of(game)
        self.seats: list[int] = []  # by decision: who decided
        self.choices: list[int] = []  # by decision: how many actions were legal
        self.story: list[Moment] = []
        # by seat and kind: choices of this kind where another was possible
        self.free = [[0] * len(self.kinds.names) for _ in range(seats)]
        self.opening: tuple[int, int] | None = None  # seat and action of the first choice
        self.weights: list[tuple[int, int]] = []  # decision and weight
        self.facts = Facts()
        self._stand()

    def note(self, seat: int, action: int) -> None:
        """Look at a decision and at the position in which it is taken."""
        if len(self.seats) == LONGEST:
            raise Endless
        if self.seats and seat != self.seats[-1]:
            self._stand()
        legal = self.state.legal(seat)
        kinds = self.kinds.of
        own = kinds[action]
        if self.opening is None and len(legal) > 1:
            self.opening = seat, action
        if any(kinds[other] != own for other in legal):
            self.free[seat][own] += 1
        if self.probing is not None and self.probing.random() * EVERY < 1:
            self._probe(seat, self.probing)
        self.seats.append(seat)
        self.choices.append(len(legal))

    def _stand(self) -> None:
        """Note how the seats stand, where the game can say."""
        if isinstance(self.game, Evaluates) and (
            not isinstance(self.game, PlayedOn) or self.game.settled(self.state) or not self.seats
        ):
            actor = self.seats[-1] if self.seats else -1
            self.story.append(Moment(len(self.seats), actor, self.game.evaluate(self.state)))

    def _probe(self, seat: int, random: Random) -> None:
        weight = weight_of(self.game, self.state, seat, random)
        if weight is not None:
            self.weights.append((len(self.seats), weight))
        refusals = self.facts.counts.setdefault("refusals", {})
        for clause in refusals_of(self.game, self.state, seat, self.kinds, random):
            refusals[clause] = refusals.get(clause, 0) + 1

    def give_up(self) -> Facts:
        """What an endless game says: that, and which clauses came up."""
        self.facts.note({"endless": 1})
        return self.facts

    def end(self, outcome: Outcome) -> Facts:
        """What the game says, now that it is over."""
        won, numbers = won_parts(outcome.places), self._length() | _closeness(outcome)
        first = self.seats[0]
        for turn in range(len(won)):
            numbers[f"won-{turn}"] = won[(first + turn) % len(won)]
        if self.story:
            whole = sum(won)
            self.story.append(Moment(len(self.seats), self.seats[-1], [part / whole for part in won]))
            numbers |= drama(self.story)
            point = -(-numbers["sure"] * GRID // SCALE)
            self.facts.histograms["decided"] = {point: 1}
        self.facts.note(numbers | self._by_quarter())
        self.facts.histograms |= {"length": {numbers["length"]: 1}, "margin": {numbers["margin"]: 1}}
        self.facts.counts["endings"] = {outcome.reason: 1}
        self._note_choices(outcome, won)
        return self.facts

    def _length(self) -> dict[str, int]:
        length = len(self.seats)
        return {
            "endless": 0,
            "length": length,
            "turns": self.game.turn(self.state),
            "branching": SCALE * sum(self.choices) // length,
            "forced": SCALE * self.choices.count(1) // length,
        }

    def _by_quarter(self) -> dict[str, int]:
        """Means over the four quarters of the game; a quarter without a probe has no weight."""
        numbers = {}
        length = len(self.seats)
        for quarter in range(QUARTERS):
            begin, end = (length * at // QUARTERS for at in (quarter, quarter + 1))
            choices = self.choices[begin:end]
            weights = [weight for at, weight in self.weights if begin <= at < end]
            if choices:
                numbers[f"branching-{quarter}"] = SCALE * sum(choices) // len(choices)
            if weights:
                numbers[f"weight-{quarter}"] = sum(weights) // len(weights)
        return numbers

    def _note_choices(self, outcome: Outcome, won: list[int]) -> None:
        names = self.kinds.names
        note_styles(self.facts, names, self.free, outcome.places, won)
        totals = [sum(column) for column in zip(*self.free, strict=True)]
        self.facts.counts["free"] = {name: total for name, total in zip(names, totals, strict=True) if total}
        if self.opening is not None:
            seat, action = self.opening
            self.facts.wins["openings"] = {self.game.actions.notation(action): Wins(1, won[seat])}


def _closeness(outcome: Outcome) -> dict[str, int]:
    """How far the first was ahead of the second and of the last, in points."""
    scores = sorted(outcome.scores, reverse=True)
    margin = abs(scores[0] - scores[1]) if len(scores) > 1 else 0
    return {
        "margin": margin,
        "spread": scores[0] - scores[-1],
        "close": int(margin <= 1),
        "shared": int(outcome.places.count(1) > 1),
    }


def watch_index(game: Game, setting: Setting, index: int, probes: bool) -> Facts:
    """Play and watch the game of this index; its randomness follows from the seed and the index alone."""
    chance, random = randomness(setting, index)
    state = game.setup(setting.seats, setting.options, chance)
    watch = Watch(game, state, setting.seats, Random(f"{setting.seed}/{index}/probes") if probes else None)
    try:
        played_out(game, setting, index, state, random, chance, watch.note)
    except SeriesFailed as failure:
        if isinstance(failure.__cause__, Endless):
            return watch.give_up()
        raise
    return watch.end(outcome_of(state))
