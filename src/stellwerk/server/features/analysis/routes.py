"""REST routes of trying out."""

from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from stellwerk.server.features.analysis.messages import Analysed, Attempt, AttemptAsk
from stellwerk.server.features.analysis.service import Analysis
from stellwerk.server.platform.http.guards import address_of
from stellwerk.server.platform.http.parameters import TableId
from stellwerk.server.platform.http.visitors import Asker
from stellwerk.wire.deciding import Answer


@post("/tables/{table:str}/analysis", operation_id="tryOut", opt={"scope": "play"}, status_code=200)
async def try_out(
    table: TableId,
    data: JSONBody[Attempt],
    analysis_service: NamedDependency[Analysis],
    request: Request[Any, Any, Any],
    visitor: Asker,
) -> Analysed:
    """The position after decisions that are tried out, own ones and others'.

    For those who hold a seat; after the end, and where nothing is hidden, for those who may see the table. Nothing is
    stored and nobody is told. While the game runs, what the seat cannot know is drawn by chance; where the rules hide
    again what was once seen, own decisions alone are tried out, and not the end. Not before the end where that would
    tell answers of the game (`not_over`).
    """
    analysis_service.spend(address_of(request) if visitor.stranger else visitor.person)
    return await analysis_service.try_out(table, visitor.person, data)


@post("/tables/{table:str}/analysis/preview", operation_id="previewTrial", opt={"scope": "play"}, status_code=200)
async def preview_trial(
    table: TableId,
    data: JSONBody[AttemptAsk],
    analysis_service: NamedDependency[Analysis],
    request: Request[Any, Any, Any],
    visitor: Asker,
) -> Answer:
    """What further decisions would bring after those that are tried out.

    As `tryOut`; `refusal` says which clause refuses them.
    """
    analysis_service.spend(address_of(request) if visitor.stranger else visitor.person)
    return await analysis_service.ask(table, visitor.person, data)
