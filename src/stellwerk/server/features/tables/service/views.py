"""A table as one person sees it: every field that goes out is named here."""

from collections.abc import Set

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from stellwerk.kernel.entries import Decision, TableEntry, Undo
from stellwerk.kernel.game import Game
from stellwerk.kernel.journal import heard
from stellwerk.server.features.clocks.service.absence import is_dormant
from stellwerk.server.features.clocks.service.clocks import clock_infos, time_info
from stellwerk.server.features.clocks.service.deadlines import timer_of
from stellwerk.server.features.tables.messages import tables as messages
from stellwerk.server.features.tables.messages.tables import (
    Line,
    MovedHead,
    Perspective,
    SeatInfo,
    TableHead,
)
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.rights import held, kept
from stellwerk.server.model.names import FORMER
from stellwerk.server.model.table_row import Chair, Origin, Proposal, TableRow
from stellwerk.server.platform.security.keys import Keys, matches


def audience(row: TableRow, person: str) -> str:
    """Who sees byte for byte the same table: everybody who neither owns it nor sits nor is expected there is one.

    Whatever a `Scene` shows to one spectator alone must make an audience of its own here.
    """
    involved = person == row.owner or any(person in (chair.person, chair.reserved) for chair in row.chairs)
    return person if involved else ""


def head(row: TableRow, game: Game | None, person: str, present: Set[str], now: str) -> TableHead:
    """A table as lists show it; `game` is None if it is no longer installed."""
    return TableHead(
        id=row.id,
        game=row.game,
        name=row.name,
        status=row.status,
        public=row.public,
        options=row.options,
        seats=[
            _seat(seat, chair, symbol, present)
            for seat, (chair, symbol) in enumerate(zip(row.chairs, seat_symbols(game), strict=False))
        ],
        to_act=[seat for seat in range(len(row.chairs)) if row.to_act >> seat & 1],
        mine=held(row, person),
        kept=kept(row, person),
        owner=row.owner == person,
        turn=row.turn,
        number=row.number,
        created_at=row.created_at,
        moved_at=row.moved_at,
        places=row.places,
        earlier=row.earlier,
        next=row.next,
        time=time_info(row.time),
        clocks=clock_infos(row),
        substitute=row.substitute,
        proposal=_proposal(row.proposal),
        ended=None if row.ended is None else "agreement",
        hints=row.casual and not knows_answers(game),
        plans=not knows_answers(game),
        settings=row.settings,
        timer=timer_of(row, now),
        absence=row.absence,
        rests=row.status == "running" and is_dormant(row.chairs),
        origin=_origin(row.origin),
        rules=row.rules,
    )


def _proposal(proposal: Proposal | None) -> messages.Proposal | None:
    if proposal is None:
        return None
    return messages.Proposal(
        proposal.kind, proposal.seat, proposal.count, proposal.agreed, proposal.until, proposal.target
    )


def _origin(origin: Origin | None) -> messages.Origin | None:
    return None if origin is None else messages.Origin(origin.kind, origin.table, origin.number, origin.chance)


def moved_head(row: TableRow, now: str) -> MovedHead:
    """What a move may change in the head."""
    return MovedHead(
        to_act=[seat for seat in range(len(row.chairs)) if row.to_act >> seat & 1],
        turn=row.turn,
        number=row.number,
        moved_at=row.moved_at,
        clocks=clock_infos(row),
        timer=timer_of(row, now),
    )


def seat_symbols(game: Game | None) -> list[int]:
    """The marks of a game's seats; of a game that is no longer installed (None), one after the other."""
    return list(range(1, 7)) if game is None else game.meta.symbols


def knows_answers(game: Game | None) -> bool:
    """Whether a game's positions know answers that nobody may be told; assumed of a game that is not installed."""
    return game is None or game.meta.knowledge


def _seat(seat: int, chair: Chair, symbol: int, present: Set[str]) -> SeatInfo:
    here = chair.person in present if chair.person is not None else chair.bot is not None
    expected = chair.free and chair.reserved is not None
    return SeatInfo(
        seat=seat,
        name=chair.name,
        bot=chair.bot,
        symbol=symbol,
        present=here,
        person=chair.person,
        reserved=chair.reserved if expected else None,
        reserved_name=chair.reserved_name if expected else None,
        conceded=chair.conceded,
        offered=chair.offered,
        former=chair.person is None and chair.name == FORMER,
        away_at=chair.away_at,
        called=chair.called,
        stood_in=chair.stood_in,
        agreed=chair.agreed,
    )


def invitations(row: TableRow, person: str, keys: Keys) -> dict[str, str]:
    """The keys that the owner may pass on: of free chairs while the table is open, of any of them, and to watch."""
    if row.owner != person:
        return {}
    places: list[tuple[str, int, str | None]] = []
    if row.status == "open":
        chairs = enumerate(row.chairs)
        places = [(str(seat), chair.key_round, chair.key_hash) for seat, chair in chairs if chair.free]
        if any(chair.free and chair.reserved is None for chair in row.chairs):
            places.append(("any", row.any_round, row.any_hash))
    if not row.public:
        places.append(("watch", row.watch_round, row.watch_hash))
    found = {place: (keys.invitation(row.id, place, round), hash) for place, round, hash in places}
    return {place: key for place, (key, hash) in found.items() if matches(key, hash)}


def offered(row: TableRow, person: str, keys: Keys) -> dict[str, str]:
    """The keys with which the seats of this person can be taken over while the game runs."""
    if row.status != "running":
        return {}
    seats = [(seat, chair) for seat, chair in enumerate(row.chairs) if chair.offered and chair.person == person]
    return {str(seat): keys.invitation(row.id, str(seat), chair.key_round) for seat, chair in seats}


def perspectives(table: Table, mine: list[int]) -> list[Perspective]:
    """One per seat held, a spectator's if none; empty before the start."""
    if table.state is None:
        return []
    seats: list[int] | list[None] = mine or [None]
    return [table.perspective(seat) for seat in seats]


def lines_begin(table: Table, since: int) -> int:
    """From where on lines are sent: all of them to somebody who has not seen the end, for then secrets open."""
    if table.row.status == "over" and since < table.number:
        return 0
    return max(0, min(since, table.number))


def lines(table: Table, mine: list[int], begin: int) -> list[Line]:
    """The lines from `begin` on as the holder of these seats may know them."""
    return heard_lines(table, mine, whole_lines(table, begin))


def whole_lines(table: Table, begin: int) -> list[Line]:
    """The lines from `begin` on and earlier ones that were taken back since, as far as they may be looked back to.

    They tell everything, so nobody sees them but through `heard_lines`.
    """
    indices = [*sorted(taken_back_since(table, begin)), *range(begin, table.number)]
    if table.look_back == "turn" and table.row.status != "over":
        round_ago = table.row.turn - len(table.row.chairs)
        indices = [index for index in indices if table.turns[index] >= round_ago]
    found = (_line(table, index) for index in indices)
    return [line for line in found if line is not None]


def taken_back_since(table: Table, begin: int) -> list[int]:
    """The entries before `begin` that were taken back after it."""
    return [index for index, undo in table.fold.taken_at.items() if index < begin <= undo]


def heard_lines(table: Table, mine: list[int], whole: list[Line]) -> list[Line]:
    """Lines with the facts that the holder of these seats may know; all of them after the end."""
    if table.row.status == "over":
        return whole
    seats = sum(1 << seat for seat in mine)
    return [_heard(line, seats, spectator=not mine) for line in whole]


def _heard(line: Line, seats: int, spectator: bool) -> Line:
    facts = heard(line.facts, seats, spectator)
    return line if len(facts) == len(line.facts) else replace(line, facts=facts)


def _line(table: Table, index: int) -> Line | None:
    """What an entry brought about; chance has no line of its own, its facts stand with the decision."""
    entry, turn = table.fold.log[index], table.turns[index]
    if isinstance(entry, Decision):
        facts, gone = table.fold.facts[index], index in table.fold.taken_back
        return Line(index, entry.seat, turn, entry.at or None, facts, gone)
    if isinstance(entry, Undo):
        return Line(index, entry.by, turn, entry.at or None, [], undo=entry.undo)
    if isinstance(entry, TableEntry):
        return Line(index, _given(entry.seat), turn, entry.at or None, [], table=entry.table, by=entry.by or None)
    return None


def _given(seat: int | UnsetType) -> int | None:
    return None if seat is UNSET else seat
