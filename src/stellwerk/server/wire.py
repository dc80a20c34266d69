"""What goes over the wire: requests, answers and socket messages. The client's types are made from these."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

from stellwerk.kernel.journal import Fact
from stellwerk.kernel.offers import Offer
from stellwerk.kernel.outcome import Outcome
from stellwerk.kernel.refusal import Refusal

Status = Literal["open", "salting", "running", "over"]


class Person(Struct, frozen=True):
    """Who asks. `account`: the name to sign in with, None for a guest."""

    id: str
    name: str
    account: str | None = None


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """How one wants to be called."""

    name: str


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest becomes somebody who can sign in anywhere; tables and name are kept."""

    name: str
    password: str


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Signing in; the tables of the guest who does so come along."""

    name: str
    password: str


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Another password; every other device is signed out."""

    old: str
    new: str


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """Deleting oneself; `password` is needed if there is an account."""

    password: str | None = None


Scope = Literal["read", "play", "tables"]


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A token for a script: what it may do, and for how many days (None: until it is withdrawn)."""

    name: str
    scopes: list[Scope]
    days: int | None = None


class TokenInfo(Struct, frozen=True):
    """A token as its owner sees it."""

    id: str
    name: str
    scopes: list[Scope]
    created_at: str
    expires_at: str | None


class TokenMade(Struct, frozen=True):
    """A new token with its secret, which is shown this once: `Authorization: Bearer …`."""

    token: TokenInfo
    secret: str


class GameResults(Struct, frozen=True):
    """How somebody did in one game: how often each place was reached, the first place first."""

    game: str
    played: int
    places: list[int]


class Finished(Struct, frozen=True):
    """A finished game. `table` only for those who may see it; `seats`: those of the person."""

    table: str | None
    game: str
    at: str
    names: list[str | None]
    places: list[int]
    seats: list[int]


class Profile(Struct, frozen=True):
    """Somebody with an account, as everybody sees them."""

    id: str
    name: str
    since: str
    results: list[GameResults]
    finished: list[Finished]  # the latest 50


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair of a new table: the creator's own, one for another person, or a bot's."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = None  # a name of the game's `bots`
    name: str | None = None  # for "me": another name on this chair (hot-seat)
    salt_hash: str | None = None  # SHA-256 of the person's salt, hex; only for "me"


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """Hours at which no clock runs: nights (22 to 8 o'clock), weekends, in a time zone ("Europe/Berlin")."""

    zone: str
    nights: bool = False
    weekends: bool = False


class TimeControl(Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think, in seconds: `turn` for every turn, `bank` for all that goes beyond, `added` after each.

    A Fischer clock has turn 0, bank and added; at leisure there is time per turn and the bank is the reserve.
    """

    bank: int
    turn: int = 0
    added: int = 0
    quiet: Quiet | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: str
    seats: list[NewSeat]
    options: dict[str, Any] = field(default_factory=dict)
    name: str | None = None
    public: bool = False  # listed among the open tables, may be watched by anybody
    time: TimeControl | None = None  # None: nobody is hurried
    substitute: str | None = None  # the bot that plays when time runs out; None: the game's usual one


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Taking a free chair. `key` is the invitation's; needed unless the table is public."""

    name: str
    key: str | None = None
    salt_hash: str | None = None


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a free chair, set there by the owner."""

    bot: str


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot plays for me; without a name the agreed substitute."""

    bot: str | None = None


class Propose(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that all must agree to: taking back the last `count` decisions, whosever, or ending the game."""

    seat: int
    kind: Literal["undo", "end"]
    count: int = 1


class Vote(Struct, frozen=True, forbid_unknown_fields=True):
    """Yes, or no: then the proposal is gone."""

    seat: int
    agree: bool


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation to a chair, or to watch (seat None)."""

    seat: int | None
    key: str


class WatchKey(Struct, frozen=True, forbid_unknown_fields=True):
    """The key that lets somebody watch a private table."""

    key: str


class NewKey(Struct, frozen=True, forbid_unknown_fields=True):
    """Which invitation the owner wants anew: of a free chair, or to watch (None). The old key is void."""

    seat: int | None


class Rematch(Struct, frozen=True, forbid_unknown_fields=True):
    """Playing again: by seat the hash of the person's salt, for the chairs that the person holds."""

    salt_hashes: list[str | None] = field(default_factory=list)


class Salt(Struct, frozen=True, forbid_unknown_fields=True):
    """The salt whose hash was sent before, hex."""

    seat: int
    salt: str


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    """Decisions of one seat, judged and stored as a whole or not at all.

    number: length of the log that the client has seen. note: at most 200 bytes, kept with the first decision.
    """

    seat: int
    number: int
    do: list[str]
    note: str | None = None


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Taking back one's own last decisions."""

    seat: int
    number: int
    count: int = 1


class Ask(Struct, frozen=True, forbid_unknown_fields=True):
    """A question about decisions that are not taken: why not, or what would happen."""

    seat: int
    do: list[str]


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
    reserved: str | None = None  # free, but kept for this person (a rematch): needs no key
    conceded: bool = False  # the person has given up: `bot` plays to the end
    offered: bool = False  # the person has made a link for somebody else
    former: bool = False  # whoever sat here has deleted the account; the name is no name


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
    table: Literal["seat", "pause", "resume", "end"] | None = None  # not a decision: something about the table
    by: str | None = None  # seat: who plays it from here on ("bot:greedy" or a name); end: "agreement"


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


class ClockInfo(Struct, frozen=True):
    """A seat's clock. `left`: seconds when it was last written down; `due_at`: when it runs out, if it runs."""

    left: float
    due_at: str | None


class Proposal(Struct, frozen=True):
    """What is proposed, by which seat, and which seats have agreed. The next decision ends it."""

    kind: Literal["undo", "end"]
    seat: int
    count: int
    agreed: list[int]


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


class TableView(Struct, frozen=True):
    """A table as one person sees it."""

    head: TableHead
    proof: ProofInfo
    keys: dict[str, str]  # owner: free seat -> invitation key while the table is open; "watch"; holder: offered seat
    perspectives: list[Perspective]  # one per seat held; one spectator's if none; empty before the start
    lines: list[Line]  # from `lines_from` on
    lines_from: int
    outcome: Outcome | None
    look_back: Literal["all", "turn"]


class TableList(Struct, frozen=True):
    """The tables that concern the asker: own ones, public ones with free chairs, public ones to watch."""

    mine: list[TableHead]
    open: list[TableHead]
    running: list[TableHead]


class Health(Struct, frozen=True):
    """The server answers and its store can be read."""

    ok: bool
    version: str
    games: list[str]


class Verified(Struct, frozen=True):
    """Every chance event recomputed from seed and salts; `withheld`: seats whose salt is missing."""

    ok: bool
    events: int
    withheld: list[int]


class Accepted(Struct, frozen=True):
    """Decisions are on disk; the log has this length now. The new position follows as an `update`."""

    number: int
    table: TableView | UnsetType = UNSET  # REST only


class Answer(Struct, frozen=True):
    """Why a decision is not allowed (None: it is), or what it would bring; goes_on: the same seat is asked again."""

    refusal: Refusal | None
    facts: list[Fact]
    complete: bool
    goes_on: bool = False


class Problem(Struct, frozen=True):
    """RFC 9457. `code` is stable; `clause`, `data`, `objects`, `index` for refusals, `table` when overtaken."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    clause: str | UnsetType = UNSET
    data: dict[str, Any] | UnsetType = UNSET
    objects: list[str] | UnsetType = UNSET
    index: int | UnsetType = UNSET
    table: TableView | UnsetType = UNSET
