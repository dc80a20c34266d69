"""The turns of a seat on its clock: entered, left, and taken back by an undo; what was thought stays used."""

from msgspec.structs import replace

from stellwerk.server.model.time_control import SeatClock, SpentTurn, TimeControl

KEPT = 20  # turns of a seat that an undo finds as they were
UNDONE = 0


def beyond(clock: SeatClock | SpentTurn, time: TimeControl) -> float:
    """What a turn takes from the bank."""
    return max(0.0, clock.used - time.turn)


def left(clock: SeatClock, time: TimeControl, turn: int, until: int, added: int) -> SeatClock:
    """The turn leaves the seat, with the log at this length; what it took is gone, something may be added.

    The bank may be below nothing: else an undo, which gives back what a turn took, would give more than was there.
    """
    spent = SpentTurn(turn, round(clock.used, 3), until, added)
    bank = clock.bank - beyond(clock, time) + added
    return replace(clock, bank=bank, used=0.0, turns=[*clock.turns, spent][-KEPT:])


def entered(clock: SeatClock, time: TimeControl, turn: int) -> SeatClock:
    """The turn comes to the seat; one that was taken back goes on where it stood."""
    turns = [each for each in clock.turns if each.until != UNDONE or each.turn >= turn]
    known = next((each for each in turns if each.until == UNDONE and each.turn == turn), None)
    if known is None:
        return replace(clock, used=0.0, turns=turns)
    turns.remove(known)
    return replace(clock, bank=clock.bank + beyond(known, time), used=known.used, turns=turns)


def taken_back(clock: SeatClock, turn: int, first: int) -> SeatClock:
    """Turns that ended with or after this entry, and not before this turn, have not ended: nothing was added."""
    gone = [each for each in clock.turns if each.until > first and each.turn >= turn]
    if not gone:
        return clock
    bank = clock.bank - sum(each.added for each in gone)
    turns = [replace(each, until=UNDONE, added=0) if each in gone else each for each in clock.turns]
    return replace(clock, bank=bank, turns=turns)
