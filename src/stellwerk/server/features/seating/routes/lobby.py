"""Routes of tables before the game: open, invite, sit down, get up; and rematches."""

from typing import Any

from litestar import Request, delete, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from stellwerk.server.features.seating.messages.chairs import (
    Invitation,
    NewKey,
    Reserve,
    SeatBot,
    SitDown,
    WatchKey,
)
from stellwerk.server.features.seating.service.invitations import Invitations
from stellwerk.server.features.seating.service.lobby import Lobby
from stellwerk.server.features.seating.service.rematch import Rematches
from stellwerk.server.features.seating.service.reservations import Reservations
from stellwerk.server.platform.http.guards import address_of
from stellwerk.server.platform.http.parameters import Creations, Seat, TableId
from stellwerk.server.platform.http.visitors import Asker
from stellwerk.wire.opening import NewTable, Rematch, Salt
from stellwerk.wire.tables import TableHead, TableView


@post("/tables", opt={"scope": "tables"})
async def open_table(
    request: Request[Any, Any, Any],
    data: JSONBody[NewTable],
    lobby_service: NamedDependency[Lobby],
    visitor: Asker,
    creations: Creations,
) -> TableView:
    """Open a table.

    `seats` says who sits where: `me`, `open` for another person, or a `bot` by name (the game's card lists
    them). The game begins as soon as every chair is taken.
    """
    await creations.spend(address_of(request))
    return await lobby_service.open_table(visitor.person, data)


@delete("/tables/{table:str}", opt={"scope": "tables"})
async def remove_table(table: TableId, lobby_service: NamedDependency[Lobby], visitor: Asker) -> None:
    """Delete an own table that has not begun, or at which no other person sits.

    For the owner.
    """
    await lobby_service.remove(table, visitor.person)


@post("/tables/{table:str}/seats/{seat:int}", opt={"scope": "tables"}, status_code=200)
async def sit_down(
    table: TableId, seat: Seat, data: JSONBody[SitDown], lobby_service: NamedDependency[Lobby], visitor: Asker
) -> TableView:
    """Take a free chair.

    With the key of the chair or of the table, without one if the table is public or the chair is kept for the
    asker. With the key of a running seat that is handed over, the asker takes it over.
    """
    return await lobby_service.sit(table, visitor.person, seat, data)


@delete("/tables/{table:str}/seats/{seat:int}", opt={"scope": "tables"}, status_code=200)
async def get_up(table: TableId, seat: Seat, lobby_service: NamedDependency[Lobby], visitor: Asker) -> TableView:
    """Leave a chair before the start.

    For the seat's holder.
    """
    return await lobby_service.leave(table, visitor.person, seat)


@post("/tables/{table:str}/seats/{seat:int}/bot", opt={"scope": "tables"}, status_code=200)
async def seat_bot(
    table: TableId, seat: Seat, data: JSONBody[SeatBot], lobby_service: NamedDependency[Lobby], visitor: Asker
) -> TableView:
    """Set a bot on a free chair, or in place of another bot.

    For the owner, before the start.
    """
    return await lobby_service.seat_bot(table, visitor.person, seat, data.bot)


@post("/tables/{table:str}/seats/{seat:int}/reservation", opt={"scope": "tables"}, status_code=200)
async def keep_chair(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: Seat,
    data: JSONBody[Reserve],
    reservations_service: NamedDependency[Reservations],
    visitor: Asker,
    creations: Creations,
) -> TableView:
    """Reserve a free chair for a person with an account, by name.

    For the owner, before the start. The person is told, and sits down without a key.
    """
    await creations.spend(address_of(request))
    return await reservations_service.reserve(table, visitor.person, seat, data.name)


@delete("/tables/{table:str}/seats/{seat:int}/reservation", opt={"scope": "tables"}, status_code=200)
async def release_chair(
    table: TableId, seat: Seat, reservations_service: NamedDependency[Reservations], visitor: Asker
) -> TableView:
    """Release a reserved chair, or decline the invitation to it.

    For the owner, or the person it is kept for.
    """
    return await reservations_service.release(table, visitor.person, seat)


@post("/tables/{table:str}/keys", opt={"scope": "tables"}, status_code=200)
async def renew_key(
    table: TableId, data: JSONBody[NewKey], invitations_service: NamedDependency[Invitations], visitor: Asker
) -> TableView:
    """Renew an invitation key; the old one is void.

    For the owner: the key of a chair (its number), of all free chairs (`any`), or to watch (null).
    """
    return await invitations_service.renew(table, visitor.person, data.seat)


@post("/tables/{table:str}/invitation", opt={"scope": "tables"}, status_code=200)
async def look_at_invitation(
    table: TableId, data: JSONBody[Invitation], invitations_service: NamedDependency[Invitations], visitor: Asker
) -> TableHead:
    """Return the table to which a key invites; nothing changes.

    With the key of an invitation, or without one if the table is public.
    """
    return await invitations_service.look(table, visitor.person, data)


@post("/tables/{table:str}/watch", operation_id="watchTable", opt={"scope": "tables"}, status_code=200)
async def watch(
    table: TableId, data: JSONBody[WatchKey], invitations_service: NamedDependency[Invitations], visitor: Asker
) -> TableView:
    """Become a spectator of a private table, with its key.

    The owner of the table finds the key in `keys`.
    """
    return await invitations_service.watch(table, visitor.person, data.key)


@post("/tables/{table:str}/salts", opt={"scope": "play"}, status_code=200)
async def send_salt(
    table: TableId, data: JSONBody[Salt], lobby_service: NamedDependency[Lobby], visitor: Asker
) -> TableView:
    """Send the salt whose hash was sent before.

    For the seat's holder, when `proof.wanted` names the seat.
    """
    return visitor.redact(await lobby_service.salt(table, visitor.person, data))


@post("/tables/{table:str}/rematch", operation_id="openRematch", opt={"scope": "tables"})
async def rematch(
    request: Request[Any, Any, Any],
    table: TableId,
    rematches_service: NamedDependency[Rematches],
    visitor: Asker,
    creations: Creations,
    data: JSONBody[Rematch | None] = None,
) -> TableView:
    """Play again with the same people and bots.

    For those who held a seat, after the end. The first who asks opens the table, the others sit down by asking
    too.
    """
    await creations.spend(address_of(request))
    return await rematches_service.again(table, visitor.person, data or Rematch())
