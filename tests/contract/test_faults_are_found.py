"""The checks can fail: each finds the fault that is planted for it."""

from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from stellwerk.contract.agreement import fast_and_readable_rules_agree
from stellwerk.contract.checks import all_checks
from stellwerk.contract.ending import every_game_ends
from stellwerk.contract.history import log_replays_to_the_same_bytes, snapshots_restore
from stellwerk.contract.observations import observations_hide_what_is_hidden
from stellwerk.contract.positions import Setting, settings
from stellwerk.contract.refusals import every_refusal_is_produced
from stellwerk.contract.secrecy import nothing_hidden_is_seen
from stellwerk.contract.versions import versions_are_told_apart
from stellwerk.kernel import registry
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.game import Game
from stellwerk.kernel.journal import Journal
from stellwerk.kernel.meta import Options
from stellwerk.kernel.observation import Field
from stellwerk.kernel.outcome import Outcome
from stellwerk.kernel.refusal import Refusal
from tests.toy import TOY, ToyGame, ToyState, ToyView


def game_with(kind: type[ToyState]) -> Game:
    """The toy game with another kind of position."""

    class Faulty(ToyGame):
        def setup(self, seats: int, options: Options, chance: Chance) -> ToyState:
            return kind(seats, options["open_bids"])

        def load(self, snapshot: bytes) -> ToyState:
            state = super().load(snapshot)
            state.__class__ = kind
            return state

    return Faulty()


class Copying(ToyState):
    def clone(self) -> "ToyState":
        other = super().clone()
        other.__class__ = type(self)
        return other


class LeakyView(ToyGame):
    def view(self, state: ToyState, seat: int | None) -> ToyView:
        shown = super().view(state, seat)
        return ToyView(**{**{f: getattr(shown, f) for f in shown.__struct_fields__}, "bids": list(state.bids)})


class LeakyRefusal(ToyGame):
    def refusal(self, state: ToyState, seat: int, action: int | str) -> Refusal | None:
        refusal = super().refusal(state, seat, action)
        return None if refusal is None else Refusal(refusal.clause, {"sum": sum(state.bids)})


class LeakyJournal(Copying):
    def apply(self, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        if journal is not None:
            journal.note("whisper", {"bids": str(self.bids)})
        super().apply(seat, action, chance, journal)


class Forgetful(Copying):
    def legal(self, seat: int) -> Sequence[int]:
        return super().legal(seat)[:2]


class Endless(Copying):
    def evaluate(self, chance: Chance, journal: Journal | None) -> None:
        super().evaluate(chance, journal)
        self.round = 0


class Miscounting(Copying):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        if outcome is not None:
            outcome.scores[0] += 1
        return outcome


class LosingSnapshots(ToyGame):
    def dump(self, state: ToyState) -> bytes:
        return super().dump(state).replace(b'"round":1', b'"round":0')


class Observed(ToyGame):
    """Tells the own bid, the points and nothing else."""

    def observe(self, state: ToyState, seat: int) -> list[int]:
        return [state.bids[seat], *state.scores]

    def observation_fields(self, seats: int) -> list[Field]:
        return [Field("bid", 1, "the own bid"), Field("scores", seats, "points")]


class LeakyObservation(Observed):
    def observe(self, state: ToyState, seat: int) -> list[int]:
        return [sum(state.bids), *state.scores]


class ShortObservation(Observed):
    def observe(self, state: ToyState, seat: int) -> list[int]:
        return state.scores[: 1 + state.round]


class LargeObservation(Observed):
    def observe(self, state: ToyState, seat: int) -> list[int]:
        return [256 * state.round, *state.scores]


@pytest.mark.parametrize(
    ("check", "game"),
    [
        (nothing_hidden_is_seen, LeakyView()),
        (nothing_hidden_is_seen, LeakyRefusal()),
        (nothing_hidden_is_seen, game_with(LeakyJournal)),
        (fast_and_readable_rules_agree, game_with(Forgetful)),
        (every_game_ends, game_with(Endless)),
        (every_game_ends, game_with(Miscounting)),
        (snapshots_restore, LosingSnapshots()),
        (observations_hide_what_is_hidden, LeakyObservation()),
        (observations_hide_what_is_hidden, ShortObservation()),
        (observations_hide_what_is_hidden, LargeObservation()),
    ],
)
def test_a_planted_fault_is_found(check: Callable[[Game, Setting, int], None], game: Game) -> None:
    def over_some_games() -> None:
        for seed in range(6):
            check(game, Setting(3, {"open_bids": False}), seed)

    with pytest.raises(AssertionError):
        over_some_games()


def test_a_clause_that_never_refuses_is_found() -> None:
    class Boastful(ToyGame):
        meta = replace(TOY.meta, refusals=[*TOY.meta.refusals, "TOY-9.9"])

    with pytest.raises(AssertionError, match=r"TOY-9\.9"):
        every_refusal_is_produced(Boastful(), 1)


class Promising(ToyGame):
    """Lists a version that it does not play."""

    meta = replace(TOY.meta, versions=["0.9", "1.0"])


class Careless(ToyGame):
    """Plays whatever version is asked for, by the same rules."""

    def by_rules(self, rules: str) -> "Careless":
        return self


class Blind(ToyGame):
    """Has two versions whose snapshots cannot be told apart."""

    def __init__(self, rules: str = "1.0") -> None:
        self.meta = replace(TOY.meta, versions=["0.9", "1.0"], rules=rules)

    def by_rules(self, rules: str) -> "Blind | None":
        return Blind(rules) if rules in self.meta.versions else None


@pytest.mark.parametrize(
    ("game", "fault"),
    [
        (Promising(), r"rules 0\.9 are listed and not played"),
        (Careless(), "does not exist is played"),
        (Blind(), r"rules 1\.0 load a position of rules 0\.9"),
        (Blind("0.9"), "the newest is the one"),
    ],
)
def test_versions_that_are_not_told_apart_are_found(monkeypatch: pytest.MonkeyPatch, game: Game, fault: str) -> None:
    monkeypatch.setattr(registry, "all_games", lambda: {"toy": game})
    with pytest.raises(AssertionError, match=fault):
        versions_are_told_apart(game, 1)


@pytest.mark.parametrize("toy", [TOY, Observed()])
def test_the_sound_toy_passes_every_check(monkeypatch: pytest.MonkeyPatch, toy: Game) -> None:
    games = {"toy": toy}
    monkeypatch.setattr(registry, "all_games", lambda: games)
    for check in all_checks(toy, games=2):
        if check.name != "pure and compiled agree":  # it asks for an installed game
            check.run()
    for setting in settings(toy):
        log_replays_to_the_same_bytes(toy, setting, 5)
