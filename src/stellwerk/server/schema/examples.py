"""Examples of bodies and answers: values of the wire types themselves, so that they cannot be wrong."""

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from stellwerk import __version__
from stellwerk.kernel.journal import Fact
from stellwerk.kernel.message import Message
from stellwerk.kernel.offers import Offer
from stellwerk.kernel.record import Record
from stellwerk.kernel.registry import all_games
from stellwerk.server.features.analysis.messages import Analysed, Attempt, AttemptAsk, Tried
from stellwerk.server.features.bots.messages import BotFailure, BotInfo, BotMade, BotName, NewBot
from stellwerk.server.features.history.messages import Curve, CurvePoint, Fork
from stellwerk.server.features.hosting.messages.house import About, Health
from stellwerk.server.features.notices.messages import (
    ChangedWay,
    Confirm,
    DeliveryInfo,
    NewWay,
    Notices,
    WayInfo,
)
from stellwerk.server.features.open_data.messages import NewOpenDataConsent, OpenDataConsent
from stellwerk.server.features.people.messages import (
    Farewell,
    Finished,
    GameResults,
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
from stellwerk.server.features.plans.messages.hints import AskHint, Hint, HintPlan
from stellwerk.server.features.plans.messages.orders import NewOrder, NewOrders, OrderInfo, SeatOrders
from stellwerk.server.features.plans.messages.plans import Ahead, NewPlan, Plan, SeatPlan
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
from stellwerk.server.features.talk.messages import ChatLine, Said, Say, SeatNote
from stellwerk.server.features.tutorials.messages import LessonInfo, PlayOn, StepInfo, TutorialInfo
from stellwerk.server.schema.host_examples import HOST_EXAMPLES
from stellwerk.wire.deciding import Accepted, Act, Answer, Ask, Draft, Drafted, TakeBack
from stellwerk.wire.opening import NewSeat, NewTable, Rematch, Salt, Terms
from stellwerk.wire.tables import (
    Perspective,
    ProofInfo,
    SeatInfo,
    TableHead,
    TableList,
    TableView,
    Verified,
)

TABLE, PERSON, KEY, HASH = "k3v5q7d2m4x6", "Qm9vdHN0cmFw", "tT7Zk0dXc2VjcmV0X2tleQ", "9f" * 32
NOON, LATER = "2026-03-01T12:00:00.000Z", "2026-03-01T12:00:05.000Z"
SECRET = "stw_AbCdEfGhIjKlMnOpQrStUvWxYz012345"
BUILD, PLACE = "build:blue", "place:I5"
ANNA = Person(PERSON, "Anna", "anna")
BOT = BotInfo(
    PERSON,
    "Anna's bot",
    NOON,
    [BotFailure(NOON, TABLE, "refused", "PAR-5.3", "The rules do not allow this (PAR-5.3).")],
)
TOKEN = TokenInfo("t1k2n3", "my bot", ["read", "play", "tables"], NOON, None)
SEATS = [SeatInfo(0, "Anna", None, 1, True, PERSON), SeatInfo(1, "greedy", "greedy", 2, True, None)]
HEAD = TableHead(
    TABLE, "paris", "Friday", "open", False, {}, [*SEATS, SeatInfo(2, None, None, 3, False, None)], [], [0], [], True,
    0, 0, NOON, NOON,
)  # fmt: skip
VIEW = TableView(
    HEAD, ProofInfo(HASH, [None, None, None], [], [], None, None), {"2": KEY, "any": KEY, "watch": KEY}, [], [], 0,
    None, "all",
)  # fmt: skip
HINTED = HintPlan([BUILD, PLACE], 0.41)
LESSON_STEP = StepInfo("build-choose", "PAR-4.5", 3, "store:blue", [BUILD], [], {}, puzzle=False)
LESSON = LessonInfo("build", [3, 4], [LESSON_STEP], ["PAR-4.4"])
REQUESTS: list[Struct] = [
    NewName("Anna"),
    PlaySettings(pace="quick", language="en", zone="Europe/Berlin"),
    NewOpenDataConsent(True),
    NewAccount("anna", "correct horse battery"),
    SignIn("anna", "correct horse battery"),
    NewPassword("correct horse battery", "a longer and better one"),
    Farewell("correct horse battery"),
    NewReturn(False),
    Return(PERSON, KEY),
    NewToken("my bot", ["read", "play", "tables"], 90),
    NewTable("paris", [NewSeat("me"), NewSeat("bot", "greedy"), NewSeat("open")], name="Friday"),
    SitDown("Ben", KEY),
    SeatBot("greedy"),
    Reserve("ben"),
    Invitation("any", KEY),
    WatchKey(KEY),
    NewKey("any"),
    Rematch(),
    Terms(substitute="greedy"),
    Salt(0, "00" * 16),
    Act(0, 1, [BUILD, PLACE]),
    TakeBack(0, 3, 1),
    Ask(0, [BUILD]),
    Draft("tip:W:-:12:-"),
    HandOver("greedy"),
    Propose(0, "undo", 2),
    Vote(1, True),
    Fork(12, [NewSeat("me"), NewSeat("bot", "greedy"), NewSeat("bot", "greedy")]),
    PlayOn(),
    Say("Good luck!"),
    SeatNote("Blue is nearly out of locos."),
    AskHint(0),
    Attempt(12, 0, [Tried(0, BUILD)]),
    AttemptAsk(12, 0, [Tried(0, BUILD)], by=0, do=[PLACE]),
    NewPlan([BUILD, PLACE]),
    NewOrders([NewOrder("stop", 12)], True),
    NewWay("webhook", "https://hook.example/stellwerk", ["turn"]),
    ChangedWay(["turn", "finished"], 3600),
    Confirm("a1b2c3d4e5f6", KEY),
    Record(game="paris", rules="1.0", seats=["Anna", "Ben", "Cleo"], log=[]),
]
ANSWERS: list[Struct] = [
    ANNA,
    OpenDataConsent(NOON),
    ReturnLink(PERSON, KEY),
    TOKEN,
    TokenMade(TOKEN, SECRET),
    NewBot("Anna's bot"),
    BotName("Robo"),
    BOT,
    BotMade(BOT, SECRET),
    Profile(
        PERSON, "Anna", NOON, [GameResults("paris", 3, [2, 1, 0])],
        [Finished(TABLE, "paris", NOON, ["Anna", "greedy", "Ben"], [1, 3, 2], [0])],
    ),
    HEAD,
    VIEW,
    TableList([HEAD], [], []),
    Accepted(3, VIEW),
    Answer(None, [Fact("built", {"company": "@company-blue"})], True),
    Drafted("tip:W:-:12:-"),
    Perspective(0, {"phase": "turn"}, {}, [Offer(BUILD, "build", Message("do-build"))], 0),
    Verified(True, 1, [], []),
    Curve("done", "search-2", 1, [CurvePoint(0, [0.4, 0.35, 0.25])]),
    TutorialInfo("paris", 0, "build", [LESSON]),
    SeatPlan(Plan([BUILD], [Message("do-build")], "waiting")),
    SeatOrders([OrderInfo("stop", Message("do-stop"), 12)], True),
    Ahead([Offer(PLACE, "place", Message("do-place"))], False),
    Analysed(12, True, [0], 3, [], [], None),
    Hint(0, 1, HINTED, 0.36, [], [HintPlan(["build:red"], 0.33)]),
    ChatLine(1, PERSON, "Anna", 0, "Good luck!", NOON),
    Said(1),
    Notices(
        [WayInfo("a1b2c3d4e5f6", "webhook", "https://hook.example/stellwerk", ["turn"], 0, True, 1)],
        [DeliveryInfo("turn", "webhook", TABLE, "sent", NOON, LATER, 1, None)],
        False, "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u",
    ),
    Health(True, __version__, ["bus", "fracht", "kraftwagen", "minden", "paris"]),
    About(__version__, "3f5a9c0d1b2e4f60", None, None, 90),
]  # fmt: skip


@cache
def _values() -> dict[str, Any]:
    examples = [*REQUESTS, *ANSWERS, *HOST_EXAMPLES, all_games()["paris"].meta]
    return {type(value).__name__: msgspec.to_builtins(value) for value in examples}


def example_values() -> dict[str, Any]:
    """The examples of the document by the name of their type."""
    return {name: {"value": value} for name, value in sorted(_values().items())}


def add_examples(fields: dict[str, Any]) -> None:
    """Give the body and the answers of an operation an example where their type has one."""
    contents = [fields.get("requestBody", {}), *fields["responses"].values()]
    for content in (content for holder in contents for content in holder.get("content", {}).values()):
        schema = content.get("schema", {})
        if schema.get("type") == "array":
            name = _name(schema["items"])
            if name in _values():
                content["example"] = [_values()[name]]
        else:
            name = next(filter(None, map(_name, [schema, *schema.get("oneOf", [])])), "")
            if name in _values():
                content["examples"] = {name: {"$ref": f"#/components/examples/{name}"}}


def _name(schema: dict[str, Any]) -> str:
    reference: str = schema.get("$ref", "")
    return reference.rpartition("/")[2]
