"""What the asker is told when something goes wrong: RFC 9457 problems, for REST and socket alike."""

from msgspec import UNSET

from stellwerk.server.domain.trouble import Trouble
from stellwerk.server.wire import Problem

STATUS: dict[str, int] = {
    "bad_input": 400,
    "wrong_password": 401,
    "wrong_token": 401,
    "forbidden": 403,
    "disabled": 403,
    "no_account": 403,
    "out_of_scope": 403,
    "not_your_seat": 403,
    "no_such_game": 404,
    "no_such_table": 404,
    "no_such_seat": 404,
    "not_found": 404,
    "method_not_allowed": 405,
    "no_such_person": 404,
    "name_taken": 409,
    "has_account": 409,
    "seat_taken": 409,
    "not_open": 409,
    "not_wanted": 409,
    "substituted": 409,
    "conceded": 409,
    "not_running": 409,
    "not_over": 409,
    "no_undo": 409,
    "no_hint": 409,
    "overtaken": 409,
    "outdated": 409,
    "too_large": 413,
    "not_json": 415,
    "refused": 422,
    "bad_record": 422,
    "too_many": 429,
    "internal": 500,
}
TITLES: dict[str, str] = {
    "bad_input": "This request makes no sense",
    "wrong_password": "Wrong name or password",
    "wrong_token": "This token is void",
    "forbidden": "Not for you",
    "disabled": "This account is closed",
    "no_account": "This needs an account",
    "out_of_scope": "The token does not reach so far",
    "not_your_seat": "Not your seat",
    "no_such_game": "No such game",
    "no_such_table": "No such table",
    "no_such_seat": "No such seat",
    "not_found": "Nothing is here",
    "method_not_allowed": "Not in this way",
    "no_such_person": "No such person",
    "name_taken": "This name is taken",
    "has_account": "You have an account already",
    "seat_taken": "The seat is taken",
    "not_open": "The game has begun",
    "not_wanted": "This is not wanted now",
    "substituted": "A bot plays this seat",
    "conceded": "The seat was given up",
    "not_running": "The game does not run",
    "not_over": "The game is not over",
    "no_hint": "No hint",
    "no_undo": "This cannot be taken back",
    "overtaken": "The table has changed",
    "outdated": "The rules have changed",
    "too_large": "Too large",
    "not_json": "Only JSON is read",
    "refused": "The rules say no",
    "bad_record": "This is no record of a game",
    "too_many": "Too many",
    "internal": "The server made a mistake",
}


def problem_of(trouble: Trouble) -> Problem:
    """What the asker is told."""
    refusal, index, table = trouble.refusal, trouble.index, trouble.table
    return Problem(
        type=f"urn:stellwerk:problem:{trouble.code}",
        title=TITLES[trouble.code],
        status=STATUS[trouble.code],
        detail=trouble.detail,
        code=trouble.code,
        clause=UNSET if refusal is None else refusal.clause,
        data=UNSET if refusal is None else dict(refusal.data),
        objects=UNSET if refusal is None else list(refusal.objects),
        index=UNSET if index is None else index,
        table=UNSET if table is None else table,
    )
