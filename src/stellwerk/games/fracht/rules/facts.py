"""What happened, as facts for log lines and animation. A delivered wagon is not named (FRA-6.5)."""

from typing import TYPE_CHECKING

from stellwerk.games.fracht.board import ACTION, CARDS, FIRST, KIND, KINDS, PLACES, POSITIONS, STATIONS, VALUE
from stellwerk.games.fracht.board import COUPLE as COUPLES
from stellwerk.games.fracht.board import UNCOUPLE as UNCOUPLES
from stellwerk.games.fracht.rules.phases import REASONS
from stellwerk.kernel.journal import Journal
from stellwerk.kernel.message import Argument

if TYPE_CHECKING:
    from stellwerk.games.fracht.state import State

LOCOS = ["@loco-red", "@loco-blue", "@loco-green", "@loco-yellow"]
"""The colours by seat, as arguments of a sentence (FRA-1.4)."""


def freight(card: int) -> dict[str, Argument]:
    """A card as a wagon, for a sentence."""
    return {
        "card": CARDS[card],
        "goods": "@goods-" + STATIONS[COUPLES[card]],
        "value": VALUE[card],
        "to": STATIONS[UNCOUPLES[card]],
    }


def place_words(position: int) -> str:
    """Where a position is, for a sentence: a station letter or a place."""
    return STATIONS[position] if position < FIRST else PLACES[(position - FIRST) // 20]


def note_laid(state: "State", rotation: int, journal: Journal) -> None:
    """A card is laid or over-builds another; called before it lies."""
    place = state.place
    over = state.rails[place] != 0
    journal.note(
        "overbuild" if over else "lay",
        {
            "card": CARDS[state.card],
            "kind": "@kind-" + KINDS[KIND[state.card]],
            "place": PLACES[place],
            "rotation": rotation,
        },
    )


def note_coupled(state: "State", card: int, journal: Journal) -> None:
    """A wagon is coupled."""
    journal.note(
        "couple", {**freight(card), "station": STATIONS[COUPLES[card]], "length": len(state.trains[state.mover])}
    )


def note_delivered(state: "State", card: int, journal: Journal) -> None:
    """A wagon is delivered (`fact-deliver`); which one is told only if they lie open (`fact-deliver-open`, FRA-V3)."""
    station, count = STATIONS[UNCOUPLES[card]], len(state.delivered[state.mover])
    if state.setting.options["open_deliveries"]:
        journal.note("deliver-open", {**freight(card), "station": station, "count": count})
    else:
        journal.note("deliver", {"station": station, "count": count})


def note_drive(state: "State", journal: Journal) -> None:
    """A card is discarded to drive; the line comes at the end of the drive."""
    journal.note("drive", {**freight(state.card), "sleepers": VALUE[state.card]}, line=False)


def note_step(state: "State", start: int, journal: Journal) -> None:
    """The driver's loco moves one sleeper."""
    seat = state.mover
    journal.note("step", {"seat": seat, "from": POSITIONS[start], "at": POSITIONS[state.locos[seat]]}, line=False)


def note_pushed(state: "State", seat: int, reached: int, journal: Journal) -> None:
    """Another loco is pushed one sleeper."""
    journal.note("push", {"seat": seat, "from": POSITIONS[state.locos[seat]], "at": POSITIONS[reached]}, line=False)


def note_run_off(state: "State", seat: int, journal: Journal) -> None:
    """A loco leaves the rails and is put in station A."""
    data: dict[str, Argument] = {"seat": seat, "loco": LOCOS[seat], "from": POSITIONS[state.locos[seat]]}
    journal.note("own-off" if seat == state.mover else "push-off", {**data, "place": place_words(state.locos[seat])})


def note_penalty(state: "State", journal: Journal) -> None:
    """What the one who made a loco run off loses."""
    seat = state.mover
    journal.note("penalty", {"cards": len(state.hands[seat]), "wagons": len(state.trains[seat])})


def note_drive_end(state: "State", journal: Journal) -> None:
    """The line of the whole drive, and one per loco that was pushed."""
    seat = state.mover
    at = state.locos[seat]
    data: dict[str, Argument] = {
        **freight(state.card),
        "at": POSITIONS[at],
        "where": place_words(at),
        "steps": state.made,
    }
    if at < FIRST:
        journal.note("arrive", data)
    else:
        journal.note("brake" if state.left else "halt", data)
    gone = [fact.data["seat"] for fact in journal.facts if fact.kind == "push-off"]  # told already
    for other, before in enumerate(state.before):
        now = state.locos[other]
        if other != seat and now != before and other not in gone:
            shoved: dict[str, Argument] = {"seat": other, "loco": LOCOS[other], "where": place_words(now)}
            journal.note("shoved-in" if now < FIRST else "shoved", {**shoved, "at": POSITIONS[now]})


def note_check(state: "State", seat: int, journal: Journal) -> None:
    """A card is turned up at the centre of a crossing (`fact-check`, `fact-check-pushed`)."""
    card = state.shown
    data: dict[str, Argument] = {"seat": seat, "loco": LOCOS[seat], **freight(card)}
    data |= {"allowed": ACTION[card], "wagons": len(state.trains[seat])}
    journal.note("check" if seat == state.mover else "check-pushed", data, reveals=True)


def note_shed(state: "State", seat: int, card: int, journal: Journal) -> None:
    """A wagon is discarded after a check."""
    journal.note("shed", {"seat": seat, **freight(card)})


def note_redraw(state: "State", card: int, journal: Journal) -> None:
    """A card is discarded for new ones."""
    journal.note("redraw", {**freight(card), "count": ACTION[card]})


def note_drawn(state: "State", seat: int, card: int, journal: Journal) -> None:
    """A card is drawn; only the drawer learns which."""
    journal.note("draw", {"seat": seat}, line=False)
    journal.note("drawn", {"seat": seat, **freight(card)}, audience=1 << seat, reveals=True)


def note_reshuffle(state: "State", journal: Journal) -> None:
    """The discard pile becomes the draw pile."""
    journal.note("reshuffle", {"count": state.height}, reveals=True)


def note_over(state: "State", journal: Journal) -> None:
    """The game is over."""
    journal.note("over", {"reason": "@reason-" + REASONS[state.reason]})
