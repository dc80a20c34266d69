"""REST routes of private notes."""

from litestar import get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from stellwerk.server.features.talk.messages import SeatNote
from stellwerk.server.features.talk.service.notes import Notes
from stellwerk.server.platform.http.parameters import Seat, TableId
from stellwerk.server.platform.http.visitors import Asker


@get("/tables/{table:str}/seats/{seat:int}/note")
async def get_note(table: TableId, seat: Seat, notes_service: NamedDependency[Notes], visitor: Asker) -> SeatNote:
    """My notes on a seat.

    For the seat's holder; nobody else ever reads them.
    """
    return await notes_service.read(table, visitor.person, seat)


@put("/tables/{table:str}/seats/{seat:int}/note", opt={"scope": "play"})
async def set_note(
    table: TableId, seat: Seat, data: JSONBody[SeatNote], notes_service: NamedDependency[Notes], visitor: Asker
) -> SeatNote:
    """Replace my notes on a seat.

    For the seat's holder.
    """
    return await notes_service.write(table, visitor.person, seat, data)
