"""Routes of the waiting room: the owner changes chairs and terms, the other players agree."""

from litestar import delete, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from stellwerk.server.features.seating.service.waiting_room import WaitingRoom
from stellwerk.server.platform.http.parameters import Seat, TableId
from stellwerk.server.platform.http.visitors import Asker
from stellwerk.wire.opening import Terms
from stellwerk.wire.tables import TableView

TABLES = {"scope": "tables"}


@delete("/tables/{table:str}/seats/{seat:int}/person", opt=TABLES, status_code=200)
async def remove_person(
    table: TableId, seat: Seat, waiting_room_service: NamedDependency[WaitingRoom], visitor: Asker
) -> TableView:
    """Remove a person from a chair before the start.

    For the owner. The chair's key and the key of the table are void.
    """
    return visitor.redact(await waiting_room_service.remove_person(table, visitor.person, seat))


@delete("/tables/{table:str}/seats/{seat:int}/bot", opt=TABLES, status_code=200)
async def dismiss_bot(
    table: TableId, seat: Seat, waiting_room_service: NamedDependency[WaitingRoom], visitor: Asker
) -> TableView:
    """Free a bot's chair for a person before the start.

    For the owner.
    """
    return visitor.redact(await waiting_room_service.dismiss_bot(table, visitor.person, seat))


@put("/tables/{table:str}/terms", opt=TABLES)
async def change_terms(
    table: TableId, data: JSONBody[Terms], waiting_room_service: NamedDependency[WaitingRoom], visitor: Asker
) -> TableView:
    """Change the terms before the start; the other players have to agree again.

    For the owner. Nothing is kept: what is left out has its default.
    """
    return visitor.redact(await waiting_room_service.change_terms(table, visitor.person, data))


@post("/tables/{table:str}/seats/{seat:int}/agreement", operation_id="agreeToTerms", opt=TABLES, status_code=200)
async def agree(
    table: TableId,
    seat: Seat,
    data: JSONBody[Terms],
    waiting_room_service: NamedDependency[WaitingRoom],
    visitor: Asker,
) -> TableView:
    """Agree to these terms.

    For the seat's holder, before the start; `overtaken` if the terms have changed meanwhile.
    """
    return visitor.redact(await waiting_room_service.agree(table, visitor.person, seat, data))
