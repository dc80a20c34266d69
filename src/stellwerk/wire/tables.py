"""A table as one sees it: head, perspective, log, lists."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

from stellwerk.kernel.draws import Draw
from stellwerk.kernel.journal import Fact
from stellwerk.kernel.offers import Offer
from stellwerk.kernel.outcome import Outcome
from stellwerk.wire.clocks import ClockInfo, TimeControl, Timer

Status = Literal["open", "salting", "running", "over"]
Language = Literal["de", "en"]


class SeatInfo(Struct, frozen=True):
    """A chair as everybody sees it. `symbol` 1-6: crown, anchor, leaf, bell, moon, key.

    `person` and `bot`: the bot plays for the person, who may take the seat back unless it was conceded.
    """

    seat: int
    name: str | None  # None = free
    bot: str | None
    symbol: int
    present: bool
    person: str | None  # public id: the same person on several chairs shows
    reserved: str | None = None  # free, but kept for this person (a rematch, or invited by name): needs no key
    reserved_name: str | None = None  # how that person is called
    conceded: bool = False  # the person has given up: `bot` plays to the end
    offered: bool = False  # the person has made a link for somebody else
    former: bool = False  # whoever sat here has deleted the account; the name is no name
    away_at: str | None = None  # in play: since when the person is away; time in which no server ran does not count
    called: bool = False  # `bot` plays because time was over, or because the others have called it
    stood_in: int | None = None  # the turn in which a bot first played for the person, also if it does no longer
    agreed: bool = True  # before the start: the person has agreed to the present terms
    bot_account: bool = False  # `person` is the bot of somebody: a program that plays by itself
    bot_owner: str | None = None  # of a bot account: how its owner was called when it sat down
    gone_at: str | None = None  # in play: when the person has been away for the agreed time, if nothing changes


class Proposal(Struct, frozen=True):
    """What is proposed, by which seat, and which seats have agreed. The next decision of a person ends it.

    `until`: unless one of those who are missing answers, it is carried out then.
    """

    kind: Literal["undo", "end", "substitute"]
    seat: int
    count: int
    agreed: list[int]
    until: str | None = None
    target: int | None = None  # substitute: the seat of the one who has vanished


class Origin(Struct, frozen=True):
    """Where a table comes from: continued from `table` after `number` entries, or uploaded as a record.

    chance: how many chance events it brought along; they were drawn elsewhere.
    """

    kind: Literal["fork", "record"]
    table: str | None = None
    number: int = 0
    chance: int = 0


class ProofInfo(Struct, frozen=True):
    """What is public of the verifiable chance."""

    commitment: str
    hashes: list[str | None]  # by seat, published when the table is full
    wanted: list[int]  # seats of the asker whose salt is due now
    withheld: list[int]
    salts: list[str | None] | None  # once play has begun
    seed: str | None  # only after the end


class Line(Struct, frozen=True):
    """What an entry of the log brought about, as far as the reader may know."""

    index: int
    seat: int | None
    turn: int
    at: str | None
    facts: list[Fact]
    taken_back: bool = False
    undo: int | None = None  # not a decision: so many decisions were taken back here, as `seat` wished
    # not a decision: something about the table. A bot plays the seat because its time was over (time), or because the
    # others called it for somebody who was away (away); draft: the phase was over, so the decision that follows is what
    # the seat had drafted; forced: the decision that follows was taken by itself, for there was no other
    table: Literal["seat", "time", "away", "draft", "forced", "pause", "resume", "end", "hint"] | None = None
    # who plays the seat from here on ("bot:greedy" or a name); draft: "draft" or "nothing"; end: "agreement" of all, or
    # "agreement:0,2" of these seats, while the others were not there
    by: str | None = None


class Note(Struct, frozen=True):
    """What somebody sent with a decision, for everybody who may see that decision (`pin:8.91:52.29`)."""

    seat: int
    turn: int
    text: str


class Perspective(Struct, frozen=True):
    """The position as one seat (or a spectator: None) sees it."""

    seat: int | None
    view: Any  # the View of the game
    insights: Any  # the Insights of the game
    offers: list[Offer]  # empty unless the asker holds the seat and it is to act
    undo: int  # how many of its last decisions it may take back freely now
    notes: list[Note] | UnsetType = UNSET  # none at most tables
    redo: list[str] | UnsetType = UNSET  # decisions that it took back last and may enter anew, in order


class TableHead(Struct, frozen=True):
    """A table as lists show it."""

    id: str
    game: str
    name: str
    status: Status
    public: bool
    options: dict[str, Any]
    seats: list[SeatInfo]
    to_act: list[int]
    mine: list[int]
    kept: list[int]  # free seats that are kept for the asker
    owner: bool
    turn: int
    number: int
    created_at: str
    moved_at: str
    places: list[int] | None = None
    earlier: list[int] | None = None  # by seat: the points of the earlier games of a series of rematches
    next: str | None = None  # the table of the rematch
    time: TimeControl | None = None
    clocks: list[ClockInfo] | None = None  # by seat, once the game runs
    substitute: str = ""  # the bot that plays when time runs out
    proposal: Proposal | None = None
    ended: Literal["agreement"] | None = None  # over without a result
    hints: bool = False  # a bot may be asked what it would do
    plans: bool = False  # one may decide in advance: not where what comes next is a secret of the game
    settings: dict[str, Any] = field(default_factory=dict)  # agreed on beside the rules (`Meta.settings`)
    timer: Timer | None = None  # of the present phase
    absence: int = 600  # seconds: who is away so long while to act has vanished
    rests: bool = False  # nobody plays any more: bots wait until somebody takes a seat back
    origin: Origin | None = None  # continued from another game, or uploaded
    rules: str = ""  # the version that is played here; `Meta.versions` lists all, `version-<version>` says what changed
    language: Language | None = None  # which is spoken here
    spectators: int = 0  # persons who watch now
    vanish_at: list[str | None] = field(default_factory=list)  # by seat: when the others need not wait any more
    bot_accounts: bool = False  # bots of people may take free chairs without being invited


class TableView(Struct, frozen=True):
    """A table as one person sees it."""

    head: TableHead
    proof: ProofInfo
    keys: dict[str, str]  # owner: free seat or "any" -> key while the table is open; "watch"; holder: offered seat
    perspectives: list[Perspective]  # one per seat held; one spectator's if none; empty before the start
    lines: list[Line]  # from `lines_from` on
    lines_from: int
    outcome: Outcome | None
    look_back: Literal["all", "turn"]


class MovedHead(Struct, frozen=True):
    """What a move may change in the head of a table."""

    to_act: list[int]
    turn: int
    number: int
    moved_at: str
    clocks: list[ClockInfo] | None
    timer: Timer | None
    vanish_at: list[str | None]


class Moved(Struct, frozen=True):
    """What a move may change in a table; everything else is as it was."""

    head: MovedHead
    perspectives: list[Perspective]
    lines: list[Line]
    lines_from: int


class TableList(Struct, frozen=True):
    """The tables that concern the asker: own ones, public ones with free chairs, public ones to watch."""

    mine: list[TableHead]
    open: list[TableHead]
    running: list[TableHead]


class Verified(Struct, frozen=True):
    """Every chance event recomputed from seed and salts; `withheld`: seats whose salt is missing.

    draws: what every event was drawn from, so that the asker can recompute it too.
    """

    ok: bool
    events: int
    withheld: list[int]
    draws: list[Draw]
