"""A toy game for tests of the kernel: secret simultaneous bids, and a die in the middle of a decision.

Each round every seat bids 1 to 3 in secret; when the last bid is in, all are shown and the die falls.
A bid that is not above the die scores its number. Three rounds.
"""

from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from stellwerk.kernel.actions import ActionSpace, Notations
from stellwerk.kernel.chance import Chance, ChanceEvent
from stellwerk.kernel.entries import Decision, Entry
from stellwerk.kernel.events import Lot
from stellwerk.kernel.game import Game
from stellwerk.kernel.input import unreadable
from stellwerk.kernel.journal import Journal
from stellwerk.kernel.message import Message
from stellwerk.kernel.meta import Credits, Meta, Option, Options, Section
from stellwerk.kernel.offers import Offer
from stellwerk.kernel.outcome import Cell, Column, Outcome, places
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.standing import shares
from stellwerk.kernel.view import View

ROUNDS = 3
BIDS = (1, 2, 3)
DIE = Lot("die", "TOY-2.1")
ACTIONS = Notations([f"bid:{bid}" for bid in BIDS])


class ToyView(View, frozen=True, kw_only=True):
    """What a seat may see."""

    scores: list[int]
    bids: list[int | None]
    placed: list[bool]


class ToyState:
    """A position of the toy game."""

    def __init__(self, seats: int, open_bids: bool) -> None:
        self.open_bids = open_bids
        self.scores = [0] * seats
        self.bids = [0] * seats  # 0 = not yet
        self.round = 0

    def to_act(self) -> int:
        if self.round == ROUNDS:
            return 0
        return sum(1 << seat for seat, bid in enumerate(self.bids) if bid == 0)

    def legal(self, seat: int) -> Sequence[int]:
        return [0, 1, 2] if self.to_act() >> seat & 1 else []

    def apply(self, seat: int, action: int, chance: Chance, journal: Journal | None = None) -> None:
        self.bids[seat] = BIDS[action]
        if journal is not None:
            journal.note("bid", {"seat": seat})
            journal.note("own_bid", {"bid": BIDS[action]}, audience=1 << seat)
        if all(self.bids):
            self.evaluate(chance, journal)

    def evaluate(self, chance: Chance, journal: Journal | None) -> None:
        die = chance.draw(DIE, 3) + 1
        if journal is not None:
            journal.note("shown", {"bids": " ".join(map(str, self.bids)), "die": die}, reveals=True)
        self.scores = [score + (bid if bid <= die else 0) for score, bid in zip(self.scores, self.bids, strict=True)]
        self.bids = [0] * len(self.bids)
        self.round += 1

    def determinize(self, seat: int, random: Random) -> "ToyState":
        other = self.clone()
        if not self.open_bids:
            other.bids = [bid if s == seat or bid == 0 else random.choice(BIDS) for s, bid in enumerate(self.bids)]
        return other

    def outcome(self) -> Outcome | None:
        if self.round < ROUNDS:
            return None
        rows = [[Cell(score)] for score in self.scores]
        column = Column("bids", Message("column-bids"))
        return Outcome(places(self.scores), self.scores[:], "rounds", "TOY-3.1", [column], rows)

    def clone(self) -> "ToyState":
        other = ToyState(len(self.scores), self.open_bids)
        other.scores, other.bids, other.round = self.scores[:], self.bids[:], self.round
        return other


class ToyGame(Game[ToyState]):
    """The rules of the toy game."""

    actions: ActionSpace = ACTIONS
    chance: Mapping[str, ChanceEvent] = {"die": DIE}
    meta = Meta(
        id="toy",
        rules="1.0",
        titles={"de": "Spielzeug", "en": "Toy"},
        least_seats=2,
        most_seats=4,
        seats_clause="TOY-0.1",
        minutes=1,
        options=[Option("open_bids", False, [False, True])],
        sections=[Section("all", ["TOY-0.1", "TOY-1.1", "TOY-2.1", "TOY-3.1"])],
        credits=Credits([], [], 2026),
        reasons=["rounds"],
        bots=["random"],
        refusals=["TOY-1.1", "TOY-3.1"],
        chance_not_due="TOY-2.2",
    )

    def setup(self, seats: int, options: Options, chance: Chance) -> ToyState:
        return ToyState(seats, options["open_bids"])

    def refusal(self, state: ToyState, seat: int, action: int | str) -> Refusal | None:
        if isinstance(action, str) and ACTIONS.read(action) is None:
            return unreadable(action)
        if state.round == ROUNDS:
            return Refusal("TOY-3.1")
        return None if state.to_act() >> seat & 1 else Refusal("TOY-1.1")

    def offers(self, state: ToyState, seat: int) -> list[Offer]:
        return [Offer(ACTIONS.notation(a), "bid", Message("do-bid", {"bid": BIDS[a]})) for a in state.legal(seat)]

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        return ToyView(
            phase="bid" if state.to_act() else "over",
            to_act=[s for s in range(len(state.bids)) if state.to_act() >> s & 1],
            prompt=Message("prompt-bid"),
            clause="TOY-1.1",
            turn=state.round + 1,
            scores=state.scores[:],
            bids=[bid if state.open_bids or s == seat else None for s, bid in enumerate(state.bids)],
            placed=[bid > 0 for bid in state.bids],
        )

    def dump(self, state: ToyState) -> bytes:
        fields = {
            "version": 1,
            "seats": len(state.scores),
            "options": {"open_bids": state.open_bids},
            "scores": state.scores,
            "bids": state.bids,
            "round": state.round,
        }
        return msgspec.json.encode(fields)

    def load(self, snapshot: bytes) -> ToyState:
        fields = msgspec.json.decode(snapshot)
        if fields.get("version") != 1:
            raise ValueError("not a snapshot of this version")
        state = ToyState(len(fields["scores"]), fields["options"]["open_bids"])
        state.scores, state.bids, state.round = fields["scores"], fields["bids"], fields["round"]
        return state

    def seen(self, state: ToyState, log: Sequence[Entry], seat: int | None) -> list[Entry]:
        pending = [index for index, entry in enumerate(log) if isinstance(entry, Decision)]
        pending = pending[len(pending) - sum(bid > 0 for bid in state.bids) :]
        return [
            Decision(entry.seat, None)
            if isinstance(entry, Decision) and index in pending and entry.seat != seat and not state.open_bids
            else entry
            for index, entry in enumerate(log)
        ]

    def evaluate(self, state: ToyState) -> list[float]:
        return shares(state.scores)

    def plans(self, state: ToyState, seat: int) -> list[tuple[int, ...]]:
        return [(action,) for action in state.legal(seat)]


TOY = ToyGame()
