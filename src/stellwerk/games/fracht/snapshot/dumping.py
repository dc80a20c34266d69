"""Writing a snapshot: what a position is made of."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta as Limits
from msgspec import Struct

from stellwerk.games.fracht.board import CARDS, PLACES, POSITIONS
from stellwerk.games.fracht.rules.phases import PHASES, PUSH, REASONS, SHED, STEP
from stellwerk.games.fracht.state import State
from stellwerk.kernel.snapshot import Snapshot

Number = Annotated[int, Limits(ge=0, le=10_000_000)]
Rotation = Annotated[int, Limits(ge=0, le=3)]


class DriveSnapshot(Struct, frozen=True, forbid_unknown_fields=True):
    """A drive in progress: its card lies on the discard pile; `before` are the positions when it began."""

    card: str
    left: Annotated[int, Limits(ge=0, le=9)]
    made: Annotated[int, Limits(ge=0, le=9)]
    before: list[str]
    chain: list[str]
    shown: str | None
    acting: int
    checks: list[int]


class BuildSnapshot(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that is being laid; its place once it is chosen."""

    card: str
    place: str | None


class FrachtSnapshot(Snapshot):
    """A position; lists by seat. Piles have their top last, `piles` names the reshuffle that each card came from."""

    version: Literal["fracht/1"]
    stations: list[str]  # letters on the squares of B to J
    field: dict[str, list[tuple[str, Rotation]]]  # bottom first
    locos: list[str]
    hands: list[list[str]]
    trains: list[list[str]]
    delivered: list[list[str]]
    pile: list[str]
    discard: list[str]
    reshuffles: Number
    piles: dict[str, Number]  # of the cards whose number is not 0
    start_player: int
    mover: int
    turn: Annotated[int, Limits(ge=1, le=10_000_000)]
    quiet_turns: Number
    progress: bool
    phase: Literal["main", "place", "rotate", "step", "push", "shed", "over"]
    building: BuildSnapshot | None
    driving: DriveSnapshot | None
    reason: Literal["", "cards", "no_progress"]


def names(cards: list[int]) -> list[str]:
    """Cards by id."""
    return [CARDS[card] for card in cards]


def dump(state: State) -> bytes:
    """The snapshot of a position."""
    snapshot = FrachtSnapshot(
        version="fracht/1",
        seats=state.setting.seats,
        options=state.setting.options,
        stations=state.setting.order,
        field={
            PLACES[place]: [(CARDS[entry >> 2], entry & 3) for entry in stack]
            for place, stack in enumerate(state.stacks)
            if stack
        },
        locos=[POSITIONS[at] for at in state.locos],
        hands=[names(hand) for hand in state.hands],
        trains=[names(train) for train in state.trains],
        delivered=[names(wagons) for wagons in state.delivered],
        pile=names(state.pile[: state.height]),
        discard=names(state.discard),
        reshuffles=state.epoch,
        piles={CARDS[card]: epoch for card, epoch in enumerate(state.born) if epoch},
        start_player=state.first,
        mover=state.mover,
        turn=state.turn,
        quiet_turns=state.quiet,
        progress=state.progress,
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        building=_building(state),
        driving=_driving(state),
        reason=REASONS[state.reason],  # type: ignore[arg-type]
    )
    return msgspec.json.encode(snapshot)


def _building(state: State) -> BuildSnapshot | None:
    if PHASES[state.phase] not in ("place", "rotate"):
        return None
    return BuildSnapshot(CARDS[state.card], PLACES[state.place] if state.place >= 0 else None)


def _driving(state: State) -> DriveSnapshot | None:
    if state.phase not in (STEP, PUSH, SHED):
        return None
    return DriveSnapshot(
        card=CARDS[state.card],
        left=state.left,
        made=state.made,
        before=[POSITIONS[at] for at in state.before],
        chain=[POSITIONS[at] for at in state.chain],
        shown=CARDS[state.shown] if state.shown >= 0 else None,
        acting=state.acting,
        checks=state.checks,
    )
