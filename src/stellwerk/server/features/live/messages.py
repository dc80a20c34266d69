"""What goes over the socket: JSON texts told apart by their `type`."""

from msgspec import UNSET, Struct, UnsetType

from stellwerk.server.features.plans.messages.hints import Hint
from stellwerk.server.features.talk.messages import ChatLine
from stellwerk.wire.deciding import Answer
from stellwerk.wire.problems import Problem
from stellwerk.wire.tables import Moved, TableHead, TableView


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first word of a client: the length of the log that it has, or None; who sends `chat` hears that too."""

    number: int | None = None
    chat: int | None = None  # the number of the last thing said that the client has; 0: none
    brief: bool = False  # the client understands `moved`
    changes: bool = False  # the client understands `changed`
    lines: bool = False  # the client understands a text with several messages, one per line


class ActMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="act"):
    """Decisions of one seat; safe to send again with the same `request`."""

    request: str
    seat: int
    number: int
    do: list[str]
    note: str | None = None


class UndoMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Taking back one's own last decisions; safe to send again with the same `request`."""

    request: str
    seat: int
    number: int
    count: int = 1


class WhyMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="why"):
    """Why are these decisions not allowed?"""

    request: str
    seat: int
    do: list[str]


class PreviewMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="preview"):
    """What would these decisions bring?"""

    request: str
    seat: int
    do: list[str]


class DraftMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="draft"):
    """What a seat would decide now; counts when the time of the phase is up."""

    request: str
    seat: int
    do: str
    note: str | None = None


class SaltMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="salt"):
    """The salt whose hash was sent when sitting down."""

    request: str
    seat: int
    salt: str


class SayMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="say"):
    """Something said at the table; safe to send again with the same `request`."""

    request: str
    text: str
    seat: int | None = None


class HintMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hint"):
    """What would a bot do for this seat?"""

    request: str
    seat: int


class ShownMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="shown"):
    """The page shows the position after `number` entries: the seat's clock is held no longer."""

    request: str
    seat: int
    number: int


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="look"):
    """Whether the page is in view; who does not say so has it in view. There is no answer."""

    visible: bool


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Is anybody there?"""


class TableMessage(Struct, frozen=True, tag_field="type", tag="table"):
    """The answer to `hello`: lines from the given number on, all of them when secrets have opened since."""

    table: TableView


class UpdateMessage(Struct, frozen=True, tag_field="type", tag="update"):
    """The table changed: lines that are new or were taken back, to be merged by `index`."""

    table: TableView


class MovedMessage(Struct, frozen=True, tag_field="type", tag="moved"):
    """Instead of `update`, to who said `brief`: a move has changed this of the table that was sent before."""

    table: Moved


class ChangedMessage(Struct, frozen=True, tag_field="type", tag="changed"):
    """Instead of `moved`, to who said `changes`: `view` and `insights` have only what differs from what was sent last.

    `name` is a field; `name/key` is an element of its list, counted from 0, or an entry of its object.
    """

    table: Moved


class AcceptedMessage(Struct, frozen=True, tag_field="type", tag="accepted"):
    """The request is on disk; the log had this length then. To `say`: the number of what was said."""

    request: str
    number: int


class RefusedMessage(Struct, frozen=True, tag_field="type", tag="refused"):
    """The request was not carried out, and why."""

    request: str
    problem: Problem


class AnswerMessage(Struct, frozen=True, tag_field="type", tag="answer"):
    """The answer to `why` or `preview`."""

    request: str
    answer: Answer


class HintedMessage(Struct, frozen=True, tag_field="type", tag="hinted"):
    """The answer to `hint`."""

    request: str
    hint: Hint


class ChatMessage(Struct, frozen=True, tag_field="type", tag="chat"):
    """What was said and the client does not have yet; the first comes after `table`, perhaps empty.

    `whole`: something was removed, and these are the latest lines that are left.
    """

    lines: list[ChatLine]
    whole: bool = False


class ProblemMessage(Struct, frozen=True, tag_field="type", tag="problem"):
    """Something is wrong that belongs to no request: unreadable text, a table that may not be seen."""

    problem: Problem


class Pong(Struct, frozen=True, tag_field="type", tag="pong", omit_defaults=True):
    """Yes. At a table, after `hello`: the length of its log, so that a client notices what it has missed."""

    number: int | None = None


class LobbyHello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first word of a client at the lists."""


class ListsMessage(Struct, frozen=True, tag_field="type", tag="tables"):
    """The lists of `TableList`: all of them after `hello`, later those that have changed."""

    mine: list[TableHead] | UnsetType = UNSET
    open: list[TableHead] | UnsetType = UNSET
    running: list[TableHead] | UnsetType = UNSET


LobbyClientMessage = LobbyHello | Ping
LobbyServerMessage = ListsMessage | ProblemMessage | Pong
RequestMessage = (
    ActMessage
    | UndoMessage
    | WhyMessage
    | PreviewMessage
    | SaltMessage
    | DraftMessage
    | SayMessage
    | HintMessage
    | ShownMessage
)  # has a `request`, and is answered by it
ClientMessage = Hello | RequestMessage | Look | Ping
ServerMessage = (
    TableMessage
    | UpdateMessage
    | MovedMessage
    | ChangedMessage
    | AcceptedMessage
    | RefusedMessage
    | AnswerMessage
    | HintedMessage
    | ChatMessage
    | ProblemMessage
    | Pong
)
