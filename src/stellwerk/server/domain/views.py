"""A table as one person sees it: every field that goes out is named here."""

from msgspec import UNSET, UnsetType

from stellwerk.kernel.entries import Decision, TableEntry, Undo
from stellwerk.kernel.journal import Fact, heard
from stellwerk.kernel.registry import find_game
from stellwerk.server.domain.chance import proof_info
from stellwerk.server.domain.clocks import clock_infos
from stellwerk.server.domain.deadlines import timer_of
from stellwerk.server.domain.keys import Keys, matches
from stellwerk.server.domain.names import FORMER
from stellwerk.server.domain.rights import held
from stellwerk.server.domain.sheet import Chair, Sheet
from stellwerk.server.domain.table import Table
from stellwerk.server.wire import Line, Perspective, SeatInfo, TableHead, TableView


def table_view(table: Table, person: str, keys: Keys, present: set[str], since: int = 0) -> TableView:
    """The table for a person who may see it; lines from entry `since` on."""
    sheet = table.sheet
    mine = held(sheet, person)
    begin = lines_begin(table, since)
    return TableView(
        head=head(sheet, person, present),
        proof=proof_info(sheet, mine),
        keys=invitations(sheet, person, keys) | offered(sheet, person, keys),
        perspectives=perspectives(table, mine),
        lines=lines(table, mine, begin),
        lines_from=begin,
        outcome=None if table.state is None else table.state.outcome(),
        look_back=table.look_back,
    )


def audience(sheet: Sheet, person: str) -> str:
    """Who sees byte for byte the same table: everybody who neither owns it nor sits there is one audience.

    Whatever `table_view` shows to one spectator alone must make an audience of its own here.
    """
    involved = person == sheet.owner or any(chair.person == person for chair in sheet.chairs)
    return person if involved else ""


def head(sheet: Sheet, person: str, present: set[str]) -> TableHead:
    """A table as lists show it."""
    return TableHead(
        id=sheet.id,
        game=sheet.game,
        name=sheet.name,
        status=sheet.status,
        public=sheet.public,
        options=sheet.options,
        seats=[
            _seat(seat, chair, symbol, present)
            for seat, (chair, symbol) in enumerate(zip(sheet.chairs, seat_symbols(sheet.game), strict=False))
        ],
        to_act=[seat for seat in range(len(sheet.chairs)) if sheet.to_act >> seat & 1],
        mine=held(sheet, person),
        owner=sheet.owner == person,
        turn=sheet.turn,
        number=sheet.number,
        created_at=sheet.created_at,
        moved_at=sheet.moved_at,
        places=sheet.places,
        earlier=sheet.earlier,
        next=sheet.next,
        time=sheet.time,
        clocks=clock_infos(sheet),
        substitute=sheet.substitute,
        proposal=sheet.proposal,
        ended=None if sheet.ended is None else "agreement",
        hints=sheet.casual and not knows_answers(sheet.game),
        plans=not knows_answers(sheet.game),
        settings=sheet.settings,
        timer=timer_of(sheet),
        origin=sheet.origin,
    )


def seat_symbols(game: str) -> list[int]:
    """The marks of a game's seats; of a game that is no longer installed, one after the other."""
    found = find_game(game)
    return list(range(1, 7)) if found is None else found.meta.symbols


def knows_answers(game: str) -> bool:
    """Whether a game's positions know answers that nobody may be told; so too of one that is no longer installed."""
    found = find_game(game)
    return found is None or found.meta.knowledge


def _seat(seat: int, chair: Chair, symbol: int, present: set[str]) -> SeatInfo:
    here = chair.person in present if chair.person is not None else chair.bot is not None
    reserved = chair.reserved if chair.free else None
    former = chair.person is None and chair.name == FORMER
    return SeatInfo(
        seat, chair.name, chair.bot, symbol, here, chair.person, reserved, chair.conceded, chair.offered, former
    )


def invitations(sheet: Sheet, person: str, keys: Keys) -> dict[str, str]:
    """The keys that the owner may pass on: of free chairs while the table is open, and to watch."""
    if sheet.owner != person:
        return {}
    places: list[tuple[str, int, str | None]] = []
    if sheet.status == "open":
        chairs = enumerate(sheet.chairs)
        places = [(str(seat), chair.key_round, chair.key_hash) for seat, chair in chairs if chair.free]
    if not sheet.public:
        places.append(("watch", sheet.watch_round, sheet.watch_hash))
    found = {place: (keys.invitation(sheet.id, place, round), hash) for place, round, hash in places}
    return {place: key for place, (key, hash) in found.items() if matches(key, hash)}


def offered(sheet: Sheet, person: str, keys: Keys) -> dict[str, str]:
    """The keys with which the seats of this person can be taken over while the game runs."""
    if sheet.status != "running":
        return {}
    seats = [(seat, chair) for seat, chair in enumerate(sheet.chairs) if chair.offered and chair.person == person]
    return {str(seat): keys.invitation(sheet.id, str(seat), chair.key_round) for seat, chair in seats}


def perspectives(table: Table, mine: list[int]) -> list[Perspective]:
    """One per seat held, a spectator's if none; empty before the start."""
    if table.state is None:
        return []
    seats: list[int] | list[None] = mine or [None]
    return [table.perspective(seat) for seat in seats]


def lines_begin(table: Table, since: int) -> int:
    """From where on lines are sent: all of them to somebody who has not seen the end, for then secrets open."""
    if table.sheet.status == "over" and since < table.number:
        return 0
    return max(0, min(since, table.number))


def lines(table: Table, mine: list[int], begin: int) -> list[Line]:
    """The lines from `begin` on and earlier ones that were taken back since, as far as they may be looked back to."""
    earlier = [index for index, undo in table.taken_at.items() if index < begin <= undo]
    indices = [*sorted(earlier), *range(begin, table.number)]
    if table.look_back == "turn" and table.sheet.status != "over":
        round_ago = table.sheet.turn - len(table.sheet.chairs)
        indices = [index for index in indices if table.turns[index] >= round_ago]
    found = (_line(table, mine, index) for index in indices)
    return [line for line in found if line is not None]


def _line(table: Table, mine: list[int], index: int) -> Line | None:
    """What an entry brought about; chance has no line of its own, its facts stand with the decision."""
    entry, turn = table.fold.log[index], table.turns[index]
    if isinstance(entry, Decision):
        facts = _heard(table, mine, index)
        return Line(index, entry.seat, turn, entry.at or None, facts, index in table.fold.taken_back)
    if isinstance(entry, Undo):
        return Line(index, entry.by, turn, entry.at or None, [], undo=entry.undo)
    if isinstance(entry, TableEntry):
        return Line(index, _given(entry.seat), turn, entry.at or None, [], table=entry.table, by=entry.by or None)
    return None


def _heard(table: Table, mine: list[int], index: int) -> list[Fact]:
    """The facts of an entry that the holder of these seats may know; all of them after the end."""
    facts = table.fold.facts[index]
    if table.sheet.status == "over":
        return facts
    return heard(facts, sum(1 << seat for seat in mine), spectator=not mine)


def _given(seat: int | UnsetType) -> int | None:
    return None if seat is UNSET else seat
