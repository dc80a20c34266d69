"""The turns of a seat on its SeatClock: they begin, end, and are taken back by an undo; used seconds stay used."""

from msgspec.structs import replace

from stellwerk.server.model.time_control import SeatClock, SpentTurn, TimeControl

MOST_TURNS = 20  # finished turns of a seat that an undo can restore
UNDONE = 0  # `SpentTurn.until` of a turn that was taken back


def seconds_from_bank(clock: SeatClock | SpentTurn, time: TimeControl) -> float:
    """Return the seconds that a turn takes from the bank."""
    return max(0.0, clock.used - time.turn)


def end_turn(clock: SeatClock, time: TimeControl, turn: int, until: int, added: int) -> SeatClock:
    """Return the SeatClock after the turn of its seat ended; `until`: the length of the log, `added`: the increment.

    The bank may be negative: otherwise an undo, which returns what a turn took, would return more than there was.
    """
    spent = SpentTurn(turn, round(clock.used, 3), until, added)
    bank = clock.bank - seconds_from_bank(clock, time) + added
    return replace(clock, bank=bank, used=0.0, turns=[*clock.turns, spent][-MOST_TURNS:])


def begin_turn(clock: SeatClock, time: TimeControl, turn: int) -> SeatClock:
    """Return the SeatClock when a turn of its seat begins; a turn that was taken back keeps its used seconds."""
    turns = [each for each in clock.turns if each.until != UNDONE or each.turn >= turn]
    known = next((each for each in turns if each.until == UNDONE and each.turn == turn), None)
    if known is None:
        return replace(clock, used=0.0, turns=turns)
    turns.remove(known)
    return replace(clock, bank=clock.bank + seconds_from_bank(known, time), used=known.used, turns=turns)


def take_back_turns(clock: SeatClock, turn: int, first: int) -> SeatClock:
    """Return the SeatClock without the ends of the turns that an undo takes back: from `first` (log) and `turn` on."""
    gone = [each for each in clock.turns if each.until > first and each.turn >= turn]
    if not gone:
        return clock
    bank = clock.bank - sum(each.added for each in gone)
    turns = [replace(each, until=UNDONE, added=0) if each in gone else each for each in clock.turns]
    return replace(clock, bank=bank, turns=turns)
