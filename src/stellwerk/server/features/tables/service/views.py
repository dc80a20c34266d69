"""The head of a table as one person sees it: every field that goes out is named here."""

from collections.abc import Set

from stellwerk.kernel.game import Game
from stellwerk.server.features.clocks.service.absence import absence_end, is_dormant, vanishing_moments
from stellwerk.server.features.clocks.service.clocks import clock_infos, time_info
from stellwerk.server.features.clocks.service.deadlines import timer_of
from stellwerk.server.features.tables.service.rights import held, kept
from stellwerk.server.model.names import FORMER
from stellwerk.server.model.table_row import Origin, Proposal, TableRow
from stellwerk.server.platform.security.keys import Keys, matches
from stellwerk.wire import tables as messages
from stellwerk.wire.tables import SeatInfo, TableHead


def audience(row: TableRow, person: str) -> str:
    """Name of the audience that a person belongs to; all of an audience are sent the same bytes.

    The owner and everybody who sits or is expected at the table is an audience of one; all spectators together are
    another. Whatever a `Broadcast` shows to one spectator alone must make an audience of its own here.
    """
    return person if is_involved(row, person) else ""


def is_involved(row: TableRow, person: str) -> bool:
    """Whether a person owns the table, or sits or is expected there; all others are spectators."""
    return person == row.owner or any(person in (chair.person, chair.reserved) for chair in row.chairs)


def head(row: TableRow, game: Game | None, person: str, present: Set[str], now: str) -> TableHead:
    """The TableHead for a person; `game` is None if it is no longer installed."""
    return TableHead(
        id=row.id,
        game=row.game,
        name=row.name,
        status=row.status,
        public=row.public,
        options=row.options,
        seats=[
            _seat(row, seat, symbol, present)
            for seat, (_, symbol) in enumerate(zip(row.chairs, seat_symbols(game), strict=False))
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
        language=row.language,
        spectators=sum(not is_involved(row, person) for person in present),
        vanish_at=vanishing_moments(row),
        bot_accounts=row.bot_accounts,
    )


def _proposal(proposal: Proposal | None) -> messages.Proposal | None:
    if proposal is None:
        return None
    return messages.Proposal(
        proposal.kind, proposal.seat, proposal.count, proposal.agreed, proposal.until, proposal.target
    )


def _origin(origin: Origin | None) -> messages.Origin | None:
    return None if origin is None else messages.Origin(origin.kind, origin.table, origin.number, origin.chance)


def seat_symbols(game: Game | None) -> list[int]:
    """The marks of a game's seats; of a game that is no longer installed (None), one after the other."""
    return list(range(1, 7)) if game is None else game.meta.symbols


def knows_answers(game: Game | None) -> bool:
    """Whether a game's positions know answers that nobody may be told; assumed of a game that is not installed."""
    return game is None or game.meta.knowledge


def _seat(row: TableRow, seat: int, symbol: int, present: Set[str]) -> SeatInfo:
    chair = row.chairs[seat]
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
        bot_account=chair.bot_account,
        bot_owner=chair.bot_owner,
        gone_at=None if chair.away_at is None else absence_end(row, chair.away_at),
    )


def invitation_keys(row: TableRow, person: str, keys: Keys) -> dict[str, str]:
    """The keys that the owner may pass on: by free chair and for any of them before the start, and to watch."""
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


def takeover_keys(row: TableRow, person: str, keys: Keys) -> dict[str, str]:
    """The keys with which others can take over seats that this person offers while the game runs."""
    if row.status != "running":
        return {}
    seats = [(seat, chair) for seat, chair in enumerate(row.chairs) if chair.offered and chair.person == person]
    return {str(seat): keys.invitation(row.id, str(seat), chair.key_round) for seat, chair in seats}
