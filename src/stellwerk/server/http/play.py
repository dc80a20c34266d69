"""The verbs of the socket for scripts: act, take back, ask."""

from typing import Annotated

from litestar import post
from litestar.params import Parameter

from stellwerk.server.domain.services import Services
from stellwerk.server.http.visitors import Visitor
from stellwerk.server.wire import Accepted, Act, Answer, Ask, TakeBack

RequestId = Annotated[str | None, Parameter(header="Idempotency-Key", description="Sending it again does no harm.")]


@post("/tables/{table:str}/actions", tags=["play"], status_code=200)
async def act(table: str, data: Act, services: Services, visitor: Visitor, request_id: RequestId = None) -> Accepted:
    """Take decisions: all or none."""
    numbers: list[int] = []
    await services.play.act(table, visitor.person, data, request_id, numbers.append)
    return Accepted(numbers[0], await services.reading.view(table, visitor.person, data.number))


@post("/tables/{table:str}/undo", tags=["play"], status_code=200)
async def take_back(
    table: str, data: TakeBack, services: Services, visitor: Visitor, request_id: RequestId = None
) -> Accepted:
    """Take back one's own last decisions."""
    numbers: list[int] = []
    await services.play.take_back(table, visitor.person, data, request_id, numbers.append)
    return Accepted(numbers[0], await services.reading.view(table, visitor.person, data.number))


@post("/tables/{table:str}/why", tags=["play"], status_code=200)
async def why(table: str, data: Ask, services: Services, visitor: Visitor) -> Answer:
    """Why decisions are not allowed."""
    return await services.play.why(table, visitor.person, data)


@post("/tables/{table:str}/preview", tags=["play"], status_code=200)
async def preview(table: str, data: Ask, services: Services, visitor: Visitor) -> Answer:
    """What decisions would bring."""
    return await services.play.preview(table, visitor.person, data)
