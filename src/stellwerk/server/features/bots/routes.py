"""REST routes of bot accounts, and the stream of what concerns the asker."""

from datetime import UTC
from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream as StreamResponse

from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.bots.messages import BotInfo, BotMade, BotName, NewBot
from stellwerk.server.features.bots.service import BotAccounts
from stellwerk.server.features.bots.streams import Stream, Streams
from stellwerk.server.features.people.routes.authentication import ACCOUNT_SCOPE
from stellwerk.server.features.people.service.sessions import Sessions
from stellwerk.server.model.moment import parse, text_of
from stellwerk.server.platform.http.files import AS_IT_IS
from stellwerk.server.platform.http.guards import address_of
from stellwerk.server.platform.http.parameters import Creations
from stellwerk.server.platform.http.visitors import Asker

BotId = Annotated[str, PathParameter(description="The public id of a bot.")]
Since = Annotated[str | None, QueryParameter(name="since", description="The `at` of the last line that was read.")]
LINES = "application/x-ndjson"
NO_BUFFER = {"cache-control": "no-store", "x-accel-buffering": "no"}  # proxies pass every line on at once


@get("/me/bots", opt={"scope": ACCOUNT_SCOPE})
async def list_bots(bot_accounts_service: NamedDependency[BotAccounts], visitor: Asker) -> list[BotInfo]:
    """List my bots with their latest failures.

    Every refused request is there with its clause, and every turn whose time was over.
    """
    return await bot_accounts_service.list(visitor.person)


@post("/me/bots")
async def make_bot(
    request: Request[Any, Any, Any],
    data: JSONBody[NewBot],
    bot_accounts_service: NamedDependency[BotAccounts],
    visitor: Asker,
    creations: Creations,
) -> BotMade:
    """Create a bot account with its token.

    For accounts. The secret is shown this once; send it as `Authorization: Bearer …`.
    """
    await creations.spend(address_of(request))
    return await bot_accounts_service.make(visitor.person, data)


@post("/me/bots/{bot:str}/token")
async def renew_bot_token(
    request: Request[Any, Any, Any],
    bot: BotId,
    bot_accounts_service: NamedDependency[BotAccounts],
    visitor: Asker,
    creations: Creations,
) -> BotMade:
    """Give my bot another token; the one before is void."""
    await creations.spend(address_of(request))
    return await bot_accounts_service.renew(visitor.person, bot)


@put("/me/bots/{bot:str}")
async def rename_bot(
    request: Request[Any, Any, Any],
    bot: BotId,
    data: JSONBody[BotName],
    bot_accounts_service: NamedDependency[BotAccounts],
    visitor: Asker,
    creations: Creations,
) -> BotInfo:
    """Give my bot another name; at tables where it sits already the old one stays."""
    await creations.spend(address_of(request))
    return await bot_accounts_service.rename(visitor.person, bot, data.name)


@delete("/me/bots/{bot:str}")
async def remove_bot(bot: BotId, bot_accounts_service: NamedDependency[BotAccounts], visitor: Asker) -> None:
    """Delete my bot; in running games the agreed substitute plays on."""
    await bot_accounts_service.remove(visitor.person, bot)


@get("/me/stream", media_type=LINES, opt={AS_IT_IS: True})
async def stream_me(
    streams_service: NamedDependency[Streams],
    sessions_service: NamedDependency[Sessions],
    visitor: Asker,
    since: Since = None,
) -> StreamResponse:
    """What concerns me, one JSON object per line: `hello`, `invited`, `started`, `turn`, `finished`.

    For bot accounts. Stays open; an empty line comes every few seconds. Turns and invitations that are due come first,
    so that nothing is lost after an interruption; with `since` also games that ended meanwhile.
    """
    if (await sessions_service.state_of(visitor.person)).owner is None:
        raise RequestError(ErrorCode.FORBIDDEN, "The stream is for bot accounts; people have the socket.")
    streams_service.must_have_room(visitor.person)
    lines = streams_service.lines(Stream(visitor, None if since is None else _moment(since)))
    return StreamResponse(lines, media_type=LINES, headers=NO_BUFFER)


def _moment(text: str) -> str:
    """A moment as it is stored; RequestError if the text is none."""
    try:
        return text_of(parse(text).astimezone(UTC))
    except (ValueError, OverflowError):
        raise bad_input("`since` is the `at` of a line.") from None
