"""REST routes of finished games: continuing a position, the curve, the replay file, uploads of records."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from stellwerk.server.features.history.messages import Curve, Fork
from stellwerk.server.features.history.service.curves import Curves
from stellwerk.server.features.history.service.forks import Forks
from stellwerk.server.features.history.service.history import History
from stellwerk.server.features.history.service.replay_download import ReplayDownload
from stellwerk.server.features.history.service.uploads import MOST_BYTES, Uploads
from stellwerk.server.platform.http.files import attachment_header
from stellwerk.server.platform.http.guards import address_of
from stellwerk.server.platform.http.parameters import Creations, TableId
from stellwerk.server.platform.http.visitors import Asker
from stellwerk.wire.tables import TableView


@post("/tables/{table:str}/fork", operation_id="forkTable", opt={"scope": "tables"})
async def fork(
    request: Request[Any, Any, Any],
    table: TableId,
    data: JSONBody[Fork],
    forks_service: NamedDependency[Forks],
    visitor: Asker,
    creations: Creations,
) -> TableView:
    """Continue a position of a finished game at a new table.

    For those who may see the table. Chairs that are left open wait for people.
    """
    await creations.spend(address_of(request))
    return await forks_service.fork(table, visitor.person, data)


@get("/tables/{table:str}/curve")
async def get_curve(table: TableId, curves_service: NamedDependency[Curves], visitor: Asker) -> Curve:
    """The curve of a finished game, as far as it is computed.

    For those who may see the table, after the end.
    """
    return await curves_service.read(table, visitor.person)


@post("/tables/{table:str}/curve", operation_id="requestCurve", opt={"scope": "read"}, status_code=200)
async def draw_curve(
    request: Request[Any, Any, Any],
    table: TableId,
    curves_service: NamedDependency[Curves],
    visitor: Asker,
    creations: Creations,
) -> Curve:
    """Request the curve of a finished game.

    It is computed in the background; ask again for more points.
    """
    await creations.spend(address_of(request))
    return await curves_service.request(table, visitor.person)


@get("/tables/{table:str}/page", operation_id="getReplayPage", media_type="text/html")
async def get_page(
    request: Request[Any, Any, Any],
    table: TableId,
    replay_download_service: NamedDependency[ReplayDownload],
    history_service: NamedDependency[History],
    visitor: Asker,
    creations: Creations,
) -> Response[bytes]:
    """A finished game as one HTML file.

    For those who may see the table. The file needs no server and no network.
    """
    await creations.spend(address_of(request))
    body = await replay_download_service.html(table, visitor.person)
    name = await history_service.file_name(table, visitor.person, "html")
    return Response(body, media_type="text/html", headers=attachment_header(name))


@post("/records", operation_id="uploadRecord", opt={"scope": "tables"}, request_max_body_size=MOST_BYTES)
async def upload(
    request: Request[Any, Any, Any], uploads_service: NamedDependency[Uploads], visitor: Asker, creations: Creations
) -> TableView:
    """Upload a record of a game that was played elsewhere; it becomes a finished table of the visitor.

    Every line is judged; a record that breaks a rule is refused with its clause. At most 1 MB and 20,000
    entries, 50 records per person.
    """
    await creations.spend(address_of(request))
    return await uploads_service.upload(visitor.person, await request.body())
