"""Private notes on a seat."""

from litestar import get, put
from litestar.params import JSONBody

from stellwerk.server.dependencies import (
    Asker,
    Given,
    Seat,
    TableId,
)
from stellwerk.server.features.talk.messages import SeatNote


@get("/tables/{table:str}/seats/{seat:int}/note", tags=["talk"])
async def get_note(table: TableId, seat: Seat, services: Given, visitor: Asker) -> SeatNote:
    """My notes."""
    return await services.notes.read(table, visitor.person, seat)


@put("/tables/{table:str}/seats/{seat:int}/note", tags=["talk"], opt={"scope": "play"})
async def set_note(table: TableId, seat: Seat, data: JSONBody[SeatNote], services: Given, visitor: Asker) -> SeatNote:
    """Write my notes."""
    return await services.notes.write(table, visitor.person, seat, data)
