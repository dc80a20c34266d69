"""The stages of a table: open, salting, running, over."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from stellwerk.kernel.entries import Entry
from stellwerk.kernel.fold import Fold
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.journal import Fact
from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.clocks.service.absence import is_dormant
from stellwerk.server.features.clocks.service.clocks import start_clocks, update_clocks
from stellwerk.server.features.clocks.service.deadlines import deadline_of
from stellwerk.server.features.clocks.service.holding import seconds_at_length, shown_at
from stellwerk.server.features.tables.model.folding import BrokenLog, restored
from stellwerk.server.features.tables.service.chance import chance_of, wanted
from stellwerk.server.model.moment import plus
from stellwerk.server.model.table_row import Chair, LogRow, Proposal, TableRow


def advanced(
    row: TableRow, game: Game, salt_seconds: float, now: str, past: Sequence[Entry] = ()
) -> tuple[TableRow, list[LogRow], Fold | None]:
    """The TableRow in the stage that it has reached, with the new LogRows and the Fold if the game begins.

    The salts are asked for when all chairs are taken and agreed; the game begins when all salts are there. `past` is
    the log that a continued game begins with.
    """
    if row.status == "open" and not any(chair.free or not chair.agreed for chair in row.chairs):
        row = replace(row, status="salting", due_at=plus(now, salt_seconds))
    if row.status != "salting" or wanted(row):
        return row, [], None
    return _continued(row, game, now, past) if past else _begun(row, game, now)


def without_missing_salts(row: TableRow) -> TableRow:
    """The TableRow in which the chairs whose salt is missing are marked as withheld."""
    missing = wanted(row)
    return replace(row, chairs=with_chairs(row, {seat: {"withheld": True} for seat in missing}))


def _begun(row: TableRow, game: Game, now: str) -> tuple[TableRow, list[LogRow], Fold]:
    fold = Fold(game, len(row.chairs), row.options)
    entries = fold.begin(chance_of(row, 0))
    assert fold.state is not None
    begun = start_clocks(replace(row, status="running", due_at=None), now)
    return row_after(begun, game, fold.state, len(entries), now), log_rows_of(entries, 0, None), fold


def _continued(row: TableRow, game: Game, now: str, past: Sequence[Entry]) -> tuple[TableRow, list[LogRow], Fold]:
    """The game goes on where the past ends; its entries are in the log already."""
    try:
        fold = restored(game, len(row.chairs), row.options, past)
    except BrokenLog as error:
        raise RequestError(ErrorCode.OUTDATED, "The log of this table cannot be carried out again.") from error
    assert fold.state is not None
    begun = start_clocks(replace(row, status="running", due_at=None), now)
    return row_after(begun, game, fold.state, 0, now), [], fold


def row_after(
    row: TableRow,
    game: Game,
    state: State,
    added: int,
    now: str,
    first: int | None = None,
    proposal: Proposal | None = None,
    facts: Sequence[Fact] = (),
) -> TableRow:
    """The TableRow after so many new entries that led to this position: whose turn it is, result, clocks, deadline.

    `first`: the first entry that was taken back, if any; `proposal`: one that stands all the same; `facts`: what pages
    have to show before a clock runs.
    """
    timed = row.time is not None or bool(game.meta.timed)
    seconds = seconds_at_length(game, facts) if timed else 0.0
    shown = shown_at(row, seconds, now) if timed else None
    outcome, to_act = state.outcome(), state.to_act()
    after = replace(
        row,
        status="running" if outcome is None else "over",
        moved_at=now,
        asked_at=_asked_at(row, to_act, now),
        number=row.number + added,
        turn=game.turn(state),
        to_act=to_act,
        places=None if outcome is None else outcome.places,
        proposal=proposal if outcome is None else None,
        deadline=deadline_of(row, game.view(state, None), game, shown or now) if game.meta.timed else None,
        shown_at=shown,
        bot_to_move=bots_wait(row.chairs, to_act),
    )
    return update_clocks(row, after, now, first, at_length=seconds > 0)


def _asked_at(row: TableRow, to_act: int, now: str) -> str:
    """The moment since which the seats to act are waited for; decisions of others in a common phase keep it."""
    common = row.to_act.bit_count() > 1 and not to_act & ~row.to_act
    return (row.asked_at or row.moved_at) if common else now


def bots_wait(chairs: Sequence[Chair], to_act: int) -> bool:
    """Whether a bot is to move; not at a dormant table."""
    waits = any(chair.bot is not None and to_act >> seat & 1 for seat, chair in enumerate(chairs))
    return waits and not is_dormant(chairs)


def log_rows_of(entries: list[Entry], turn: int, author: str | None) -> list[LogRow]:
    """The LogRows of the entries of one request."""
    return [LogRow(entry, turn, author) for entry in entries]


def with_chairs(row: TableRow, changes: Mapping[int, Mapping[str, object]]) -> tuple[Chair, ...]:
    """The chairs with some fields changed, by seat."""
    return tuple(replace(chair, **changes.get(seat, {})) for seat, chair in enumerate(row.chairs))
