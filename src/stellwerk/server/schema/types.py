"""JSON Schema of all wire types."""

from typing import Any

import msgspec
from msgspec import NODEFAULT, Struct

from stellwerk.kernel.entries import ChanceEntry, Decision, TableEntry, Undo
from stellwerk.kernel.meta import Meta
from stellwerk.kernel.practice import PracticeAnswer, PracticeTask
from stellwerk.kernel.proof import Proof
from stellwerk.kernel.record import Result
from stellwerk.kernel.registry import GROUP, all_games
from stellwerk.kernel.view import Insights, View
from stellwerk.server.features.analysis.messages import Analysed, Attempt, AttemptAsk
from stellwerk.server.features.bots.messages import BotInfo, BotMade, BotName, NewBot
from stellwerk.server.features.history.messages import Curve, Fork
from stellwerk.server.features.hosting.messages.host import (
    AccountInvitationMade,
    BackupInfo,
    HostPage,
    NewAccountInvitation,
    NewReport,
    NewSanction,
    ReportDecision,
    Reported,
)
from stellwerk.server.features.hosting.messages.house import About, Health
from stellwerk.server.features.live import messages
from stellwerk.server.features.notices.messages import (
    ChangedWay,
    Confirm,
    ForgottenPassword,
    NewPasswordByLink,
    NewWay,
    Notices,
)
from stellwerk.server.features.open_data.messages import NewOpenDataConsent, OpenDataConsent
from stellwerk.server.features.people.messages import (
    Farewell,
    NewAccount,
    NewName,
    NewPassword,
    NewReturn,
    NewToken,
    Person,
    Profile,
    Return,
    ReturnLink,
    SignIn,
    TokenInfo,
    TokenMade,
)
from stellwerk.server.features.people.model import PlaySettings
from stellwerk.server.features.plans.messages.hints import AskHint, Hint
from stellwerk.server.features.plans.messages.orders import NewOrders, SeatOrders
from stellwerk.server.features.plans.messages.plans import Ahead, NewPlan, SeatPlan
from stellwerk.server.features.seating.messages.chairs import (
    HandOver,
    Invitation,
    NewKey,
    Propose,
    Reserve,
    SeatBot,
    SitDown,
    Vote,
    WatchKey,
)
from stellwerk.server.features.talk.messages import (
    ChatLine,
    Said,
    Say,
    SeatNote,
)
from stellwerk.server.features.tutorials.messages import PlayOn, TutorialInfo
from stellwerk.wire.bots import StreamMessage
from stellwerk.wire.deciding import (
    Accepted,
    Act,
    Answer,
    Ask,
    Draft,
    Drafted,
    TakeBack,
)
from stellwerk.wire.opening import (
    NewTable,
    Rematch,
    Salt,
    Terms,
)
from stellwerk.wire.problems import Problem
from stellwerk.wire.tables import (
    Perspective,
    TableHead,
    TableList,
    TableView,
    Verified,
)

REQUESTS: list[Any] = [
    NewName, PlaySettings, NewTable, SitDown, SeatBot, Reserve, Invitation, WatchKey, NewKey,
    Rematch, Terms, Salt, Act, TakeBack, Ask, Draft,
    HandOver, Propose, Vote, Fork, PlayOn,
    NewAccount, SignIn, NewPassword, Farewell, NewToken, NewReturn, Return, NewBot, BotName,
    Say, SeatNote, AskHint, Attempt, AttemptAsk, NewWay, ChangedWay, Confirm, NewPlan, NewOrders,
    NewReport, NewSanction, ReportDecision, NewAccountInvitation,
    ForgottenPassword, NewPasswordByLink, NewOpenDataConsent,
]  # fmt: skip
ANSWERS: list[Any] = [
    Meta, Person, TableHead, TableList, TableView, Accepted, Answer, Drafted,
    Perspective, Verified, Health, About, Problem, Curve, SeatPlan, SeatOrders, Ahead,
    TokenInfo, TokenMade, BotInfo, BotMade, ReturnLink, Profile, ChatLine, Said, Hint, Notices,
    TutorialInfo, Analysed, HostPage, BackupInfo, AccountInvitationMade, Reported, OpenDataConsent,
]  # fmt: skip
ENTRIES: list[Any] = [ChanceEntry, Decision, Undo, TableEntry]
SOCKET: dict[str, Any] = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "LobbyClientMessage": messages.LobbyClientMessage,
    "LobbyServerMessage": messages.LobbyServerMessage,
    "StreamMessage": StreamMessage,
}


def game_types() -> list[type[Struct]]:
    """`View` and `Insights` types of every game in the package `stellwerk.games`."""
    return _types_of_games(View, Insights)


def practice_types() -> list[type[Struct]]:
    """Types of tasks to practise, and of their answers, of every game in the package `stellwerk.games`."""
    return _types_of_games(PracticeTask, PracticeAnswer)


def _types_of_games(*bases: type[Struct]) -> list[type[Struct]]:
    all_games()  # imports them
    kinds = [kind for base in bases for kind in base.__subclasses__()]
    return [kind for kind in kinds if kind.__module__.startswith(f"{GROUP}.")]


def components(template: str) -> dict[str, Any]:
    """JSON Schemas of all types by name; `template` is the form of a reference (`#/$defs/{name}`)."""
    singles = [*REQUESTS, *ANSWERS, *ENTRIES, Proof, Result, *game_types(), *practice_types()]
    shapes, found = msgspec.json.schema_components([*SOCKET.values(), *singles], ref_template=template)
    schemas = {**found, **dict(zip(SOCKET, shapes, strict=False)), **_record(template)}
    for kind in _structs(*SOCKET.values(), *singles):
        if not kind.__struct_config__.forbid_unknown_fields:
            schemas[kind.__name__]["required"] = _always_sent(kind)
    return dict(sorted(schemas.items()))


def _record(template: str) -> dict[str, Any]:
    """JSON Schemas of a record and of its entries, which differ by their keys and have no tag."""
    texts = {"type": "array", "items": {"type": "string"}}
    fields: dict[str, Any] = {
        "format": {"type": "string"},
        "game": {"type": "string"},
        "rules": {"type": "string"},
        "seats": texts,
        "options": {"type": "object"},
        "log": {"type": "array", "items": {"$ref": template.format(name="Entry")}},
        "result": {"$ref": template.format(name="Result")},
        "ended": {"type": "string"},
        "proof": {"anyOf": [{"$ref": template.format(name="Proof")}, {"type": "null"}]},
    }
    needed = [name for name in fields if name not in ("result", "ended")]
    entries = [{"$ref": template.format(name=kind.__name__)} for kind in ENTRIES]
    return {"Record": {"type": "object", "properties": fields, "required": needed}, "Entry": {"anyOf": entries}}


def _always_sent(kind: type[Struct]) -> list[str]:
    """Fields that every encoded value has: all, with or without a default, except those that may be unset."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    tag = [info.tag_field] if info.tag_field is not None else []
    return tag + [field.encode_name for field in info.fields if not _may_be_unset(field)]


def _may_be_unset(field: msgspec.inspect.Field) -> bool:
    return not field.required and field.default is NODEFAULT and field.default_factory is NODEFAULT


def _structs(*kinds: Any) -> set[type[Struct]]:
    """The Struct types among these, and those that their fields lead to."""
    found: set[type[Struct]] = set()
    waiting: list[Any] = list(msgspec.inspect.multi_type_info(kinds))
    while waiting:
        part = waiting.pop()
        if isinstance(part, tuple):
            waiting.extend(part)
        elif isinstance(part, msgspec.inspect.StructType):
            if part.cls not in found:
                found.add(part.cls)
                waiting.extend(field.type for field in part.fields)
        elif isinstance(part, msgspec.inspect.Type):
            waiting.extend(getattr(part, name) for name in part.__struct_fields__)
    return found


def document() -> dict[str, Any]:
    """One JSON Schema document with all types under `$defs`."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Stellwerk",
        "$defs": components("#/$defs/{name}"),
    }
