"""All routes of the interface, with what they need and what guards them."""

from typing import Any

from litestar import Request, Router
from litestar.di import Provide
from litestar.types import ControllerRouterHandler, Guard, Message, Scope

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.analysis.routes import preview_trial, try_out
from stellwerk.server.features.bots.routes import (
    list_bots,
    make_bot,
    remove_bot,
    rename_bot,
    renew_bot_token,
    stream_me,
)
from stellwerk.server.features.games.routes.games import (
    get_data,
    get_game,
    get_words,
    list_games,
)
from stellwerk.server.features.games.routes.practice import get_back, list_tasks
from stellwerk.server.features.history.routes.after_game import (
    draw_curve,
    fork,
    get_curve,
    get_page,
    upload,
)
from stellwerk.server.features.history.routes.history import get_position, get_record, verify
from stellwerk.server.features.hosting.routes.host import (
    decide_report,
    export_any_table,
    get_host_page,
    impose_sanction,
    invite_account,
    lift_sanctions,
    make_backup,
    remove_any_table,
    rename_person,
    report,
    retry_notice,
    withdraw_account_invitation,
)
from stellwerk.server.features.hosting.routes.house import about, health, metrics
from stellwerk.server.features.live.routes import live
from stellwerk.server.features.lobby.routes import list_tables, live_lists
from stellwerk.server.features.notices.routes import (
    add_way,
    change_way,
    confirm_way,
    forgotten_password,
    list_ways,
    make_way_secret,
    new_password,
    remove_way,
    show_unsubscription,
    test_way,
    unsubscribe_by_one_click,
    unsubscribe_way,
)
from stellwerk.server.features.open_data.routes import get_open_data_consent, set_open_data_consent
from stellwerk.server.features.people.routes.accounts import (
    change_password,
    create_account,
    get_profile,
    list_tokens,
    make_token,
    sign_in,
    sign_out,
    sign_out_everywhere,
    withdraw_token,
)
from stellwerk.server.features.people.routes.authentication import FOR_STRANGERS, SAFE, known_visitor, must_have_scope
from stellwerk.server.features.people.routes.guest_links import come_back, make_return_link, withdraw_return_link
from stellwerk.server.features.people.routes.me import change_settings, get_me, rename_me
from stellwerk.server.features.plans.routes.hints import hint
from stellwerk.server.features.plans.routes.plans import (
    get_orders,
    get_plan,
    look_ahead,
    remove_plan,
    set_orders,
    set_plan,
)
from stellwerk.server.features.privacy.routes import delete_me, export_me
from stellwerk.server.features.seating.routes.lobby import (
    get_up,
    keep_chair,
    look_at_invitation,
    open_table,
    release_chair,
    rematch,
    remove_table,
    renew_key,
    seat_bot,
    send_salt,
    sit_down,
    watch,
)
from stellwerk.server.features.seating.routes.seats import (
    concede,
    hand_to_bot,
    keep_seat,
    offer_seat,
    propose,
    take_seat_back,
    tell_presence,
    vote,
)
from stellwerk.server.features.seating.routes.waiting_room import agree, change_terms, dismiss_bot, remove_person
from stellwerk.server.features.tables.routes.looking import get_table
from stellwerk.server.features.tables.routes.play import (
    act,
    preview,
    take_back,
    why,
)
from stellwerk.server.features.talk.routes.chat import get_chat, say
from stellwerk.server.features.talk.routes.notes import get_note, set_note
from stellwerk.server.features.timeouts.routes import get_draft, keep_draft
from stellwerk.server.features.tutorials.routes import get_lesson_position, get_tutorial, play_on, preview_in_lesson
from stellwerk.server.platform.http.guards import json_only, same_origin
from stellwerk.server.platform.http.visitors import Visitor
from stellwerk.server.services import Services

ROOT = "/api/v1"
SERVICES = "stellwerk_services"  # in the state of every scope
HANDLERS: list[ControllerRouterHandler] = [
    about,
    get_me, rename_me, change_settings, get_open_data_consent, set_open_data_consent, export_me, delete_me,
    create_account, sign_in, sign_out, sign_out_everywhere, change_password,
    make_return_link, withdraw_return_link, come_back,
    list_bots, make_bot, rename_bot, renew_bot_token, remove_bot, stream_me,
    list_tokens, make_token, withdraw_token, get_profile, list_games, get_game, get_words, get_data,
    list_tables, open_table, get_table, remove_table, sit_down, get_up, seat_bot, renew_key, look_at_invitation,
    keep_chair, release_chair, remove_person, dismiss_bot, change_terms, agree,
    hand_to_bot, take_seat_back, concede, offer_seat, keep_seat, tell_presence, propose, vote,
    watch, send_salt, act, take_back, why, preview, get_position, get_record, rematch, verify,
    list_tasks, get_back, get_tutorial, get_lesson_position, preview_in_lesson, play_on, keep_draft, get_draft,
    list_ways, add_way, change_way, remove_way, test_way, make_way_secret, confirm_way,
    unsubscribe_way, forgotten_password, new_password,
    fork, get_curve, draw_curve, get_page, upload,
    get_plan, set_plan, remove_plan, look_ahead, get_orders, set_orders,
    hint, try_out, preview_trial, get_chat, say, get_note, set_note,
    report, get_host_page, export_any_table, remove_any_table, rename_person, impose_sanction, lift_sanctions,
    decide_report, retry_notice, make_backup, invite_account, withdraw_account_invitation,
]  # fmt: skip


GIVEN = (
    *(
        "accounts",
        "analysis",
        "attendance",
        "authentication",
        "chat",
        "curves",
        "deletion",
        "drafts",
        "export",
        "replay_download",
        "forks",
        "games",
        "history",
    ),
    *("hints", "invitations", "known_addresses", "lobby", "meters", "notes", "people", "plans", "play", "proposals"),
    *(
        "rematches",
        "reservations",
        "guest_links",
        "seats",
        "sessions",
        "settings",
        "table_lists",
        "tables",
        "tokens",
        "practice",
    ),
    *("tutorials", "uploads", "waiting_room", "channels", "consents", "bot_accounts", "streams"),
    *("account_invitations", "admission", "backups", "diary", "host", "password_resets", "reports", "sanctions"),
)
"""Services that handlers may ask for as `<name>_service`: a field of a body must not have the name of one."""


def services_of(scope: Scope) -> Services:
    """The services of the server to which a request came: all servers of a process share their routes."""
    services: Services = scope["state"][SERVICES]
    return services


def given(name: str) -> Provide:
    """Hand the service of this name to a handler."""

    def provide(scope: Scope) -> Any:
        return getattr(services_of(scope), name)

    return Provide(provide, sync_to_thread=False)


async def provide_visitor(request: Request[Any, Any, Any]) -> Visitor:
    authentication = services_of(request.scope).authentication
    visitor = await authentication.visitor_of(request)
    must_have_scope(request, visitor)
    if not request.route_handler.opt.get(FOR_STRANGERS, False):
        await services_of(request.scope).admission.must_be_admitted(visitor.person)
    if request.method not in SAFE:
        await _count_request(services_of(request.scope), visitor)
        if visitor.stranger:
            authentication.set_cookie(request, visitor)
    return visitor


async def _count_request(services: Services, visitor: Visitor) -> None:
    """Count a changing request of a bot account; RequestError with the seconds to wait if there are too many."""
    if visitor.token is not None and (await services.sessions.state_of(visitor.person)).owner is not None:
        await services.bot_requests.spend(visitor.person)


def notify_of_request(message: Message, scope: Scope) -> None:
    """Raise `Events.person_requested` when a request of a known person about a table is answered without an error."""
    visitor, table = known_visitor(scope), scope.get("path_params", {}).get("table")
    if visitor is None or visitor.stranger or not isinstance(table, str):
        return
    if message["type"] == "http.response.start" and message["status"] < 400:
        services_of(scope).events.person_requested.emit(table, visitor.person)


def tell_owner(scope: Scope, error: RequestError) -> None:
    """Note for its owner that a request of a bot account was refused; being too fast is told to the bot alone."""
    visitor, table = known_visitor(scope), scope.get("path_params", {}).get("table")
    if visitor is not None and visitor.token is not None and error.code != ErrorCode.TOO_MANY:
        services = services_of(scope)
        services.tables.tasks.start(services.bot_accounts.note_failure(visitor.person, table, error))


def api_routers(more: list[ControllerRouterHandler]) -> list[Router]:
    """The interface; `more` handlers stand beside the others."""
    dependencies = {
        "visitor": Provide(provide_visitor),
        "creations": given("creations"),
        "attempts": given("attempts"),
        **{f"{name}_service": given(name) for name in GIVEN},
    }
    guards: list[Guard] = [same_origin, json_only]
    return [
        Router(ROOT, route_handlers=[*HANDLERS, *more], guards=guards, dependencies=dependencies),
        Router("/", route_handlers=[health, metrics], dependencies=dependencies),
    ]


def mail_router() -> Router:
    """What mail programs and links of e-mails use; no part of the interface, for forms are sent to it."""
    handlers: list[ControllerRouterHandler] = [show_unsubscription, unsubscribe_by_one_click]
    return Router("/", route_handlers=handlers, dependencies={"channels_service": given("channels")})


def socket_router() -> Router:
    """The WebSockets."""
    dependencies = {name: given(name) for name in ("handshake", "hub", "lobby_hub", "verbs")}
    return Router(ROOT, route_handlers=[live, live_lists], guards=[same_origin], dependencies=dependencies)
