/* Written by `npm run types` from `python -m stellwerk.server.schema`; not to be edited by hand. */
import type { View } from './view';

export type * from './view';

/** What the host says: version, links of imprint and privacy notice, days after which idle guests' tables go. */
export interface About {
  version: string;
  build: string | null;
  imprint: string | null;
  privacy: string | null;
  idle_days: number;
  sign_up: 'closed' | 'invited' | 'open';
  guests: boolean;
  open_tables: 'accounts' | 'everybody' | 'hosts';
  uploads: 'accounts' | 'everybody' | 'hosts';
  mail: boolean;
  bots_per_person: number;
}

/** Decisions are on disk; the log has this length now. The new position follows as an `update`. */
export interface Accepted {
  number: number;
  table?: TableView;
}

/** The request is on disk; the log had this length then. To `say`: the number of what was said. */
export interface AcceptedMessage {
  type: 'accepted';
  request: string;
  number: number;
}

/** An invitation to create an account that was not used yet. */
export interface AccountInvitationInfo {
  id: string;
  note: string;
  created_at: string;
  expires_at: string;
}

/** An invitation with its key, which is shown this once: the link is `/#/join/{key}`. */
export interface AccountInvitationMade {
  invitation: AccountInvitationInfo;
  key: string;
}

/** Decisions of one seat, judged and stored as a whole or not at all. */
export interface Act {
  seat: number;
  number: number;
  do: string[];
  note?: string | null;
}

/** Decisions of one seat; safe to send again with the same `request`. */
export interface ActMessage {
  type: 'act';
  request: string;
  seat: number;
  number: number;
  do: string[];
  note?: string | null;
}

/** What the seat could probably do next, after these decisions; `done`: its turn would be over. */
export interface Ahead {
  offers: Offer[];
  done: boolean;
}

/** The position after the decisions that were tried out. */
export interface Analysed {
  number: number;
  guessed: boolean;
  to_act: number[];
  turn: number;
  perspectives: Perspective[];
  lines: Line[];
  outcome: Outcome | null;
}

/** Why a decision is not allowed (None: it is), or what it would bring; goes_on: the same seat is asked again. */
export interface Answer {
  refusal: Refusal | null;
  facts: Fact[];
  complete: boolean;
  goes_on: boolean;
}

/** The answer to `why` or `preview`. */
export interface AnswerMessage {
  type: 'answer';
  request: string;
  answer: Answer;
}

/** A step of the round for the strip of steps: "done", "now", "waiting"; all "waiting" while cubes are chosen. */
export interface AreaStep {
  area: 'buildings' | 'buses' | 'clock' | 'lines' | 'passengers' | 'start' | 'vroomm';
  state: 'done' | 'now' | 'waiting';
}

/** A question about decisions that are not taken: why not, or what would happen. */
export interface Ask {
  seat: number;
  do: string[];
}

/** What would a bot do for this seat? */
export interface AskHint {
  seat: number;
}

/** Decisions that are tried out in this order from the position after `number` entries of the log. */
export interface Attempt {
  number: number;
  seat?: number | null;
  tried?: Tried[];
}

/** A question about decisions of one seat after those that are tried out: why not, or what would happen. */
export interface AttemptAsk {
  number: number;
  seat?: number | null;
  tried?: Tried[];
  by: number;
  do: string[];
}

/** A backup in the data folder; `regular`: it gives way to later ones, unlike one from before an upgrade. */
export interface BackupInfo {
  file: string;
  bytes: number;
  at: string;
  regular: boolean;
}

/** Something one would expect to be possible, and why it is not (a dashed line of the action list). */
export interface Blocked {
  do: string;
  targets: string[];
  refusal: Refusal;
}

/** A request of a bot that was refused, or time that it let run out. `clause`: the rules say no. */
export interface BotFailure {
  at: string;
  table: string | null;
  code: string;
  clause: string | null;
  detail: string;
}

/** A game of the bot is over; places by seat, None if it was ended without a result. */
export interface BotFinished {
  type: 'finished';
  table: string;
  game: string;
  seats: number[];
  places: number[] | null;
  at: string;
}

/** The first line. A program on standard input answers it with a `hello` of its own. */
export interface BotHello {
  type: 'hello';
  protocol: number;
  version: string;
  name?: string;
  at?: string;
}

/** A bot account with its latest failures, the newest first. */
export interface BotInfo {
  id: string;
  name: string;
  created_at: string;
  failures: BotFailure[];
}

/** A chair is kept for the bot, which may sit down there without a key (`sitDown`), or decline (`releaseChair`). */
export interface BotInvited {
  type: 'invited';
  table: string;
  game: string;
  rules: string;
  seat: number;
  name: string;
  at: string;
}

/** A bot account with the secret of its token, which is shown this once: `Authorization: Bearer …`. */
export interface BotMade {
  bot: BotInfo;
  secret: string;
}

/** Another name for a bot account, which must be free. */
export interface BotName {
  name: string;
}

/** Why the stream ends. */
export interface BotProblem {
  type: 'problem';
  problem: Problem;
}

/** A game has begun in which the bot holds these seats. */
export interface BotStarted {
  type: 'started';
  table: string;
  game: string;
  rules: string;
  seats: number[];
  options: Record<string, unknown>;
  at: string;
}

/** A seat of the bot is to act; the answer is an `Act` with the same `seat` and `number`. */
export interface BotTurn {
  type: 'turn';
  table: string;
  game: string;
  rules: string;
  seat: number;
  number: number;
  view: View;
  legal: string[];
  deadline: string | null;
  seed?: number;
  at?: string;
}

/** A Build in progress (PAR-4.1). */
export interface Building {
  company: string;
  placed: string[];
  points: number;
  left: number;
}

/** How near the three ends of the game are (section 13). */
export interface BusEnding {
  stones_left: number;
  lots_left: number;
  lots_full: boolean;
  with_cubes: number;
}

/** The overlays of Bus; all from public things. */
export interface BusInsights {
  mbz_then: number;
  hour_then: 'house' | 'office' | 'pub';
  start_then: number;
  spaces: Space[];
  steps: AreaStep[];
  reach: BusReach[];
  vroomm: Drive[];
  lots: string[];
  ending: BusEnding;
  blocked: Blocked[];
}

/** A seat's line if Vrroomm ran now (`now`), and at the hour when it will if nobody stops the time (`then`). */
export interface BusReach {
  seat: number;
  now: Riding;
  then: Riding;
}

/** The table of Bus. Lists by seat; nothing is hidden. */
export interface BusView {
  phase: string;
  to_act: number[];
  prompt: Message;
  clause: string;
  turn: number;
  mover: number;
  round: number;
  step: Step | null;
  colours: string[];
  start_player: number;
  hour: 'house' | 'office' | 'pub';
  stones_left: number;
  stones_total: number;
  stones: number[];
  cubes: number[];
  put: number[];
  passed: boolean[];
  areas: Record<string, number[]>;
  sticks: number[];
  buses: number[];
  mbz: number;
  rides: number[];
  scores: number[];
  discs: number[];
  lines: (LineView | null)[];
  sticks_in: Record<string, number[]>;
  buildings: Record<string, 'house' | 'office' | 'pub'>;
  seated: Record<string, boolean>;
  standing: Record<string, number>;
  supply: number;
  letter: string | null;
  lots_left: Record<string, number>;
  tiles: Record<string, number | null>;
}

/** What a seat got from one source, and how it comes about ("7 x 14"). */
export interface Cell {
  points: number;
  note: Message | null;
}

/** An outcome of chance. */
export interface ChanceEntry {
  chance: string;
  value: unknown;
}

/** Instead of `moved`, to who said `changes`: `view` and `insights` have only what differs from what was sent last. */
export interface ChangedMessage {
  type: 'changed';
  table: Moved;
}

/** What is told on a way, and how often at most (not of push). */
export interface ChangedWay {
  kinds: ('finished' | 'invited' | 'turn')[];
  digest?: number;
}

/** Something that was said; `seat` is None for those who watch. */
export interface ChatLine {
  number: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  at: string;
}

/** What was said and the client does not have yet; the first comes after `table`, perhaps empty. */
export interface ChatMessage {
  type: 'chat';
  lines: ChatLine[];
  whole: boolean;
}

/** One value of a part. */
export interface Choice {
  value: string;
  label: Message;
  targets: string[];
  clashes: string[];
}

export type ClientMessage =
  | Hello
  | ActMessage
  | UndoMessage
  | WhyMessage
  | PreviewMessage
  | SaltMessage
  | DraftMessage
  | SayMessage
  | HintMessage
  | ShownMessage
  | Look
  | Ping;

/** A seat's clock. `left`: seconds when it was last written down; `due_at`: when it runs out, if it runs. */
export interface ClockInfo {
  left: number;
  due_at: string | null;
  held_until: string | null;
}

/** A source of points. `key` lets a client draw its picture (`company:blue`). */
export interface Column {
  key: string;
  label: Message;
  note: Message | null;
}

/** The key out of the link in an e-mail. */
export interface Confirm {
  way: string;
  key: string;
}

/** Who made the printed game. */
export interface Credits {
  designers: string[];
  publishers: string[];
  year: number;
}

/** The standing through a game, worked out by `bot`. */
export interface Curve {
  status: 'done' | 'failed' | 'impossible' | 'none' | 'waiting';
  bot: string;
  of: number;
  points: CurvePoint[];
}

/** How the seats stand after `number` entries (by seat, adding up to 1), and what `seat` could do then. */
export interface CurvePoint {
  number: number;
  standing: number[];
  seat: number | null;
  weighed: Weighed[];
  error: number;
}

/** A seat's choice; `with` is a note of the client, revealed with the decision. */
export interface Decision {
  seat: number;
  do: string | null;
  at?: string;
  with?: string;
}

/** A notice and what became of it; `dropped`: it was no longer needed. */
export interface DeliveryInfo {
  kind: 'confirm' | 'finished' | 'invited' | 'reset' | 'test' | 'turn';
  way: 'mail' | 'push' | 'webhook';
  table: string | null;
  state: 'dropped' | 'failed' | 'sent' | 'waiting';
  created_at: string;
  done_at: string | null;
  attempts: number;
  error: string | null;
}

/** What a host (None: the command line, or the server itself) has done, and about whom or what. */
export interface DiaryEntry {
  id: string;
  at: string;
  host: string | null;
  host_name: string | null;
  what:
    | 'add-account'
    | 'backup'
    | 'ban'
    | 'export-table'
    | 'host'
    | 'invite'
    | 'lift'
    | 'mute'
    | 'no-host'
    | 'no-offence'
    | 'publish'
    | 'remove-account'
    | 'remove-table'
    | 'rename'
    | 'reset-password'
    | 'retry-notice'
    | 'timeout'
    | 'withdraw-invitation';
  person: string | null;
  about: string;
  more: string;
}

/** What a seat would decide now, with its note; counts when the time of the phase is up. */
export interface Draft {
  do: string;
  note?: string | null;
}

/** What a seat would decide now; counts when the time of the phase is up. */
export interface DraftMessage {
  type: 'draft';
  request: string;
  seat: number;
  do: string;
  note?: string | null;
}

/** What the server keeps of a seat's draft; `do` is None without one. */
export interface Drafted {
  do: string | null;
  note: string | null;
}

/** One chance event: where it stands in the log, its number, its kind and what it is drawn from. */
export interface Draw {
  index: number;
  number: number;
  event: string;
  kind: string | null;
  parameters: unknown[];
}

/** A cube on Vrroomm, if the area were carried out with everything as it stands and the clock at `hour`. */
export interface Drive {
  seat: number;
  space: string;
  hour: 'house' | 'office' | 'pub';
  rides: number;
  sure: boolean;
}

/** What would end the game (overlay "what ends the game"). */
export interface Ending {
  filled_stores: number;
  marseille: (number | null)[];
  trades_left: number | null;
}

export type Entry = ChanceEntry | Decision | Undo | TableEntry;

/** One happening. `kind` names its message (`fact-<kind>`) and its animation. */
export interface Fact {
  kind: string;
  data: Record<string, string | number>;
  audience: number;
  reveals: boolean;
  line: boolean;
}

/** A notice that could not be delivered; the address it went to is its owner's affair. */
export interface FailedNotice {
  id: string;
  way: string;
  kind: string;
  name: string;
  attempts: number;
  at: string;
  error: string;
}

/** Deleting oneself; `password` is needed if there is an account. */
export interface Farewell {
  password?: string | null;
}

/** A finished game. `table` only for those who may see it; `seats`: those of the person. */
export interface Finished {
  table: string | null;
  game: string;
  at: string;
  names: (string | null)[];
  places: number[];
  seats: number[];
  bots: number[];
}

/** Asking for a link with which a new password is set; it goes to the confirmed e-mail address of the account. */
export interface ForgottenPassword {
  name: string;
}

/** A new table that goes on after `number` entries of a finished one; seats and time as in NewTable. */
export interface Fork {
  number: number;
  seats: NewSeat[];
  name?: string | null;
  public?: boolean;
  time?: TimeControl | null;
  substitute?: string | null;
}

/** A notation that is put together out of parts, and sent as a whole. */
export interface Form {
  parts: Part[];
  effects: Message[];
  details: Message[];
  warning: Message | null;
}

/** A card that is being laid: chosen, perhaps its place too; its hand card is still in the hand. */
export interface FrachtBuilding {
  card: string;
  place: string | null;
}

/** What a card of the own hand could do now, outside a drive: track, wagon, power, new cards. */
export interface FrachtCardUse {
  card: string;
  ghosts: FrachtGhost[];
  couple: boolean;
  drive: boolean;
  warns: boolean;
  redraw: boolean;
  sleepers: number;
  pulls: number;
  draws: number;
  why_not: Record<string, Refusal>;
}

/** A check in progress (FRA-7.6): the card turned up, whose train, wagons allowed and still too many. */
export interface FrachtCheck {
  card: string;
  seat: number;
  allowed: number;
  surplus: number;
}

/** A loco that faces the end of the rails: its next drive would run it off (FRA-7.3.4), or soon. */
export interface FrachtDanger {
  seat: number;
  edge: string;
  sleepers: number;
}

/** A drive in progress: the card, its sleepers, what is left, steps made. */
export interface FrachtDriving {
  card: string;
  sleepers: number;
  left: number;
  made: number;
}

/** How near the end is (section 9): it comes when a card must be drawn and both piles are empty. */
export interface FrachtEnding {
  pile: number;
  discard: number;
  flowing: number;
  held: number;
  coupled: number;
  delivered: number;
  spent: number;
  quiet_left: number;
}

/** A place where a card could be laid, and the rotations that are allowed there. */
export interface FrachtGhost {
  place: string;
  over: boolean;
  rotations: number[];
  joins: string[][];
  do: string[];
}

/** The overlays of Frachtexpress; the first three are empty for a spectator. */
export interface FrachtInsights {
  uses: FrachtCardUse[];
  routes: FrachtRoute[];
  stops: FrachtStop[];
  dangers: FrachtDanger[];
  joints: string[];
  ending: FrachtEnding;
}

/** The top card of a place: its rails as they lie, and the cards beneath it, bottom first. */
export interface FrachtLaid {
  place: string;
  card: string;
  rotation: number;
  elements: string[];
  crossing: boolean;
  beneath: string[];
}

/** Where a loco is: in a station, or on a sleeper of a place with a heading. */
export interface FrachtLoco {
  seat: number;
  at: string;
  station: string | null;
  place: string | null;
  sleeper: string | null;
  heading: string | null;
}

/** What a drive does to another loco: from where to where, all steps together. */
export interface FrachtPush {
  seat: number;
  start: string;
  to: string | null;
  way: string[];
}

/** A step that waits for the branch of a pushed loco (FRA-7.4.3). */
export interface FrachtPushing {
  to: string;
  seat: number;
  at: string;
}

/** A drive to its end, or to a crossing where wagons may be lost: the route preview. */
export interface FrachtRoute {
  sleepers: number;
  cards: string[];
  way: string[];
  lapse: number;
  ends: string;
  at: string;
  station: string | null;
  edge: string | null;
  pushes: FrachtPush[];
  centres: string[];
  turnouts: string[];
  delivers: string[];
  couples: string[];
  warning: string;
  do: string;
}

/** A station and its square; with FRA-V5 the letters lie otherwise than in layouts.json. */
export interface FrachtStation {
  letter: string;
  x: number;
  y: number;
}

/** A station as the own seat sees it ("where is it worth going?"). */
export interface FrachtStop {
  letter: string;
  deliver: string[];
  couple: string[];
  here: boolean;
  sleepers: number | null;
  first: string | null;
  points: number;
}

/** The table of Frachtexpress as one seat sees it (section 11). Lists by seat; cards by id. */
export interface FrachtView {
  phase: string;
  to_act: number[];
  prompt: Message;
  clause: string;
  turn: number;
  layout: string;
  stations: FrachtStation[];
  mover: number;
  start_player: number;
  laid: FrachtLaid[];
  locos: FrachtLoco[];
  hand_sizes: number[];
  hands: (string[] | null)[];
  trains: string[][];
  delivered: number[];
  deliveries: string[][] | null;
  scores: number[] | null;
  pile: number;
  discard: string[];
  in_play: number;
  building: FrachtBuilding | null;
  driving: FrachtDriving | null;
  pushing: FrachtPushing | null;
  check: FrachtCheck | null;
  quiet_turns: number;
  quiet_limit: number;
  progress: boolean;
}

/** How somebody did in one game: how often each place was reached, the first place first. */
export interface GameResults {
  game: string;
  played: number;
  places: number[];
  with_bots: number;
}

/** A bot plays for me; without a name the agreed substitute. */
export interface HandOver {
  bot?: string | null;
}

/** An end of a line: where it is, the street that leads there, and whether nothing can be laid there any more. */
export interface Head {
  crossing: string;
  street: string;
  dead: boolean;
}

/** The server answers, and its store can be read and written. */
export interface Health {
  ok: boolean;
  version: string;
  games: string[];
}

/** The first word of a client: the length of the log that it has, or None; who sends `chat` hears that too. */
export interface Hello {
  type: 'hello';
  number?: number | null;
  chat?: number | null;
  brief?: boolean;
  changes?: boolean;
  lines?: boolean;
}

/** What a search on the seat's own knowledge would do, what that brings, and what else it thought of. */
export interface Hint {
  seat: number;
  number: number;
  best: HintPlan;
  standing: number;
  facts: Fact[];
  others: HintPlan[];
}

/** What would a bot do for this seat? */
export interface HintMessage {
  type: 'hint';
  request: string;
  seat: number;
}

/** Decisions, and how the seat would stand after them, between 0 and 1 (all seats add up to 1). */
export interface HintPlan {
  do: string[];
  value: number;
}

/** The answer to `hint`. */
export interface HintedMessage {
  type: 'hinted';
  request: string;
  hint: Hint;
}

/** Everything that the page of the host shows; `wrong`: why the store cannot be written, None if it can. */
export interface HostPage {
  version: string;
  versions: Record<string, string>;
  started_at: string;
  wrong: string | null;
  sockets: number;
  free_bytes: number;
  counts: Record<string, number>;
  limits: Record<string, number>;
  tables: HostTable[];
  people: HostPerson[];
  sanctions: Sanction[];
  reports: Report[];
  failed: FailedNotice[];
  backups: BackupInfo[];
  invitations: AccountInvitationInfo[];
  diary: DiaryEntry[];
}

/** Somebody as hosts see them: an account, or a guest who sits at a table, by the name they have there. */
export interface HostPerson {
  person: string;
  name: string;
  since: string;
  closed: boolean;
  host: boolean;
  guest: boolean;
}

/** A table as hosts see it: who sits there and how far it is, no hand. */
export interface HostTable {
  id: string;
  game: string;
  name: string;
  status: string;
  rules: string;
  number: number;
  moved_at: string;
  people: number;
  bots: number;
  away: number;
  seats: (string | null)[];
  plays: boolean;
}

/** An invitation to a chair, to any free one, or to watch (seat None). */
export interface Invitation {
  seat: number | 'any' | null;
  key: string;
}

/** An award that is still to be had, and by seat what is missing for it (0: only the deed itself, an offer). */
export interface KraftwagenAim {
  award: string;
  points: number;
  missing: number[];
}

/** An award tile and who has it; None: still to be had. */
export interface KraftwagenAward {
  id: string;
  points: number;
  owner: number | null;
}

/** A car in the market; slot counts from 1. */
export interface KraftwagenCar {
  slot: number;
  seat: number;
  body: number;
  engine: number;
  workers: number;
  price: number;
  marker: string | null;
  counted_body: number;
  counted_engine: number;
  counted_prestige: number;
  counted_price: number;
}

/** An offer that is being put together: what has been chosen so far, None for what comes next. */
export interface KraftwagenDraft {
  body: number;
  engine: number | null;
  workers: number | null;
  price: number | null;
}

/** Where a Grand Prix action would take a seat's car now; laps: those that it would add. */
export interface KraftwagenDrive {
  seat: number;
  distance: number;
  to: number;
  laps: number;
}

/** How near the end of the round is. */
export interface KraftwagenEnding {
  spaces: number;
  buyer_actions: number;
  turns: number;
  ready: number[];
}

/** What a choice of step II would bring if scoring came right after it, at best over the choices that follow. */
export interface KraftwagenForecast {
  do: string;
  sold: boolean;
  preference: string | null;
  place: number | null;
  money: number;
  lost: number;
  award: number;
  net: number;
  body: number;
  engine: number;
  workers: number;
  price: number;
  marker: string | null;
  sales: KraftwagenSale[];
}

/** The overlays of Kraftwagen; all from public things. */
export interface KraftwagenInsights {
  jumps: KraftwagenJump[];
  sales: KraftwagenSale[];
  next_buyer: KraftwagenSale[];
  unsold: number[];
  forecasts: KraftwagenForecast[];
  race: KraftwagenRacer[];
  drives: KraftwagenDrive[];
  aims: KraftwagenAim[];
  ending: KraftwagenEnding;
  levels: [number, number][];
  money: (number | null)[];
}

/** What taking this tile means in the chain, for whoever is at its end (overlay "jumps"). */
export interface KraftwagenJump {
  tile: string;
  distance: number;
  again: boolean;
  next: number;
  left: string[];
  swept: string[];
  passed: KraftwagenPassed[];
}

/** A body or an engine: kind "body" or "engine", value 1 to 7. */
export interface KraftwagenPart {
  kind: string;
  value: number;
}

/** A player whom a jump passes: the tiles he can take while staying behind, and his turns until then at most. */
export interface KraftwagenPassed {
  seat: number;
  tiles: string[];
  turns: number;
}

/** One place of the chain: an action tile or a player's worker. */
export interface KraftwagenPlace {
  index: number;
  field: number;
  tile: string | null;
  actions: string[];
  seat: number | null;
  special: boolean;
  bonus: string | null;
  n: number;
}

/** A player's factory; everything is open but the money (KW-7.18). */
export interface KraftwagenPlayer {
  seat: number;
  start_tile: string | null;
  supply: number;
  canteen: number;
  on_cars: number;
  on_developments: number;
  workshops: KraftwagenPart[];
  gp_engine: number;
  gp_engine_is_tile: boolean;
  gp_position: number;
  laps: number;
  distance: number;
  body_points: number;
  engine_points: number;
  developments: string[];
  inactive: string[];
  engineers: string[];
  markers: string[];
  awards: string[];
  cars_sold: number;
  money: number | null;
  income: Record<string, number>;
}

/** A price marker of this round: "free", "market" (on a car, `slot`) or "out" (after an early sale). */
export interface KraftwagenPrice {
  value: number;
  state: string;
  slot: number | null;
}

/** A car in the order of the Grand Prix as it stands. */
export interface KraftwagenRacer {
  seat: number | null;
  position: number;
  laps: number;
  place: number | null;
  points: number;
  bonus: number;
}

/** A buyer and the car that he would buy now. */
export interface KraftwagenSale {
  place: number;
  preference: string;
  slot: number | null;
  seat: number | null;
  measure: number;
  price: number;
  doubled: boolean;
  money: number;
}

/** The special tiles of this round (KW-V1.1): face down in the stack, and discarded. */
export interface KraftwagenSpecialStack {
  left: number;
  discard: string[];
}

/** The buyers of one preference: how many wait there, and the white markers beside them. */
export interface KraftwagenStack {
  preference: string;
  left: number;
  white: number;
}

/** The table of Kraftwagen. Ids are those of the data files. */
export interface KraftwagenView {
  phase: string;
  to_act: number[];
  prompt: Message;
  clause: string;
  turn: number;
  round: number;
  rounds: number;
  turn_in_round: number;
  mover: number | null;
  player_order: number[];
  chain: KraftwagenPlace[];
  empty_fields: number[];
  tile: string | null;
  pending: string[];
  doing: string | null;
  part_in_hand: KraftwagenPart | null;
  level_plus: number;
  draft: KraftwagenDraft | null;
  open_cards: string[];
  deck: number;
  discard: string[];
  body_supply: number[];
  engine_supply: number[];
  colour: string;
  prices: KraftwagenPrice[];
  market: (KraftwagenCar | null)[];
  active_buyers: (string | null)[];
  stacks: KraftwagenStack[];
  buyer_track: string;
  buyer_fields: string[];
  neutral_cars: number[];
  track_length: number;
  awards: KraftwagenAward[];
  start_tiles: string[];
  special: KraftwagenSpecialStack | null;
  players: KraftwagenPlayer[];
}

/** A lesson; the game's message `tutorial-<name>` is its title, `.about` and `.done` what is said before and after. */
export interface LessonInfo {
  name: string;
  positions: number[];
  steps: StepInfo[];
  more: string[];
}

/** What an entry of the log brought about, as far as the reader may know. */
export interface Line {
  index: number;
  seat: number | null;
  turn: number;
  at: string | null;
  facts: Fact[];
  taken_back: boolean;
  undo: number | null;
  table: 'away' | 'draft' | 'end' | 'forced' | 'hint' | 'pause' | 'resume' | 'seat' | 'time' | null;
  by: string | null;
}

/** A line as an ordered trail, front first: `streets[i]` joins `crossings[i]` and `crossings[i + 1]`. */
export interface LineView {
  crossings: string[];
  streets: string[];
  front: Head;
  back: Head;
  circle: boolean;
}

/** The lists of `TableList`: all of them after `hello`, later those that have changed. */
export interface ListsMessage {
  type: 'tables';
  mine?: TableHead[];
  open?: TableHead[];
  running?: TableHead[];
}

export type LobbyClientMessage = LobbyHello | Ping;

/** The first word of a client at the lists. */
export interface LobbyHello {
  type: 'hello';
}

export type LobbyServerMessage = ListsMessage | ProblemMessage | Pong;

/** Whether the page is in view; who does not say so has it in view. There is no answer. */
export interface Look {
  type: 'look';
  visible: boolean;
}

/** A sentence of a locale file with its arguments. */
export interface Message {
  id: string;
  args?: Record<string, string | number>;
}

/** The card of a game. Titles and words are messages: `title`, `pitch`, `intro-1` and so on. */
export interface Meta {
  id: string;
  rules: string;
  versions: string[];
  titles: Record<string, string>;
  least_seats: number;
  most_seats: number;
  seats_clause: string;
  minutes: number;
  options: Option[];
  settings: Option[];
  timed: Record<string, string>;
  shows: Record<string, number>;
  sections: Section[];
  credits: Credits;
  reasons: string[];
  bots: string[];
  refusals: string[];
  rare_refusals: string[];
  symbols: number[];
  public_data: string[];
  knowledge: boolean;
  chance_missing: string;
  chance_not_due: string;
}

/** A move of the final scoring (section 10). */
export interface MindenAward {
  colour: string;
  seat: number;
  steps: number;
  start: number;
  end: number;
  skipped: number[];
}

/** The solution side of a card. */
export interface MindenBack {
  id: string;
  side: string;
  block: string;
  square: number;
  quarter: string;
  lon: number;
  lat: number;
  state: string;
  fact: Record<string, string>;
}

/** The task side of a card: all that is known before its evaluation. */
export interface MindenCard {
  id: string;
  name: Message;
  colour: string;
  keep: number;
}

/** One player's evaluation: the small show (MIN-6.2 to MIN-7.2). */
export interface MindenEvaluation {
  seat: number;
  card: MindenCard;
  tip: MindenTip;
  marker: [number, number] | null;
  solution: MindenTip;
  right: (boolean | null)[];
  success: boolean;
  start: number;
  end: number;
  skipped: number[];
  kept: boolean;
  lon: number;
  lat: number;
  state: string;
  fact: Record<string, string> | null;
}

/** The overlays of Finden Sie Minden. */
export interface MindenInsights {
  majorities: MindenMajority[];
  projected: number[];
  places: number[];
  prizes: MindenPrize[];
  rounds_left: number;
}

/** Who would advance for a colour if the final scoring came now. */
export interface MindenMajority {
  colour: string;
  most: number;
  seats: number[];
  steps: number;
}

/** What so many stones would bring if all of them are right. */
export interface MindenPrize {
  stones: number;
  space: number;
  skipped: number[];
  keep: boolean;
  zone: boolean;
}

/** What lies before a seat. */
export interface MindenSeat {
  position: number;
  chips: number;
  card: MindenCard | null;
  tipped: boolean;
  tip: MindenTip | null;
  kept: number[];
  kept_cards: MindenCard[];
}

/** The task side of a card that may be practised; its name is the message `card-<id>`. */
export interface MindenTask {
  id: string;
  colour: string;
  keep: number;
}

/** The stones on a tip card; None = no stone of this kind. A solution has all four. */
export interface MindenTip {
  side: string | null;
  block: string | null;
  square: number | null;
  quarter: string | null;
  stones: number;
  text: string;
}

/** The table of Finden Sie Minden as one seat sees it. `phase` is choose, swap, tip or over; `turn` is the round. */
export interface MindenView {
  phase: string;
  to_act: number[];
  prompt: Message;
  clause: string;
  turn: number;
  deck: string;
  zone: number;
  order: number[];
  start_order: number[];
  seats: MindenSeat[];
  display: MindenCard[];
  top: MindenCard | null;
  pile: number;
  box: number;
  last: MindenEvaluation[];
  places: MindenVisit[];
  awards: MindenAward[];
  ending: boolean;
}

/** A place evaluated earlier in this game; it stays on the map. */
export interface MindenVisit {
  round: number;
  seat: number;
  card: MindenCard;
  tip: MindenTip;
  solution: MindenTip;
  success: boolean;
  kept: boolean;
  lon: number;
  lat: number;
  fact: Record<string, string> | null;
}

/** What a move may change in a table; everything else is as it was. */
export interface Moved {
  head: MovedHead;
  perspectives: Perspective[];
  lines: Line[];
  lines_from: number;
}

/** What a move may change in the head of a table. */
export interface MovedHead {
  to_act: number[];
  turn: number;
  number: number;
  moved_at: string;
  clocks: ClockInfo[] | null;
  timer: Timer | null;
  vanish_at: (string | null)[];
}

/** Instead of `update`, to who said `brief`: a move has changed this of the table that was sent before. */
export interface MovedMessage {
  type: 'moved';
  table: Moved;
}

/** A guest becomes somebody who can sign in anywhere; tables and name are kept. */
export interface NewAccount {
  name: string;
  password: string;
  invitation?: string | null;
}

/** An invitation to create an account: whom it is for, and for how many days it is valid. */
export interface NewAccountInvitation {
  note: string;
  days?: number;
}

/** A bot account to be made; the name is shown at the seat and must be free. */
export interface NewBot {
  name: string;
}

/** Which invitation the owner wants anew: of a free chair, of any, or to watch (None). The old key is void. */
export interface NewKey {
  seat: number | 'any' | null;
}

/** How one wants to be called. */
export interface NewName {
  name: string;
}

/** Whether my finished public games may be published as open data from now on. */
export interface NewOpenDataConsent {
  agreed: boolean;
}

/** A decision to be taken whenever it is allowed, before turn `until` (None: until it is withdrawn). */
export interface NewOrder {
  do: string;
  until?: number | null;
}

/** All standing orders of a seat, instead of those before; the first that is allowed is carried out. */
export interface NewOrders {
  orders?: NewOrder[];
  forced?: boolean;
}

/** Another password; every other device is signed out. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A new password in place of a forgotten one: the parts of the link `/#/reset/{person}/{ends}/{key}`. */
export interface NewPasswordByLink {
  person: string;
  ends: string;
  key: string;
  password: string;
}

/** Decisions for the next time when the seat is to act. */
export interface NewPlan {
  do: string[];
  otherwise?: string[][];
  unless?: string[];
}

/** Telling the host about a line of the chat, or about whoever holds a seat. */
export interface NewReport {
  kind: 'line' | 'seat';
  number: number;
  reason: string;
}

/** The link with which a guest comes back on another device; fresh: another one, the old one is void. */
export interface NewReturn {
  fresh?: boolean;
}

/** What a host takes from a person, and for how many days (None: until it is lifted). */
export interface NewSanction {
  kind: 'ban' | 'mute' | 'timeout';
  days?: number | null;
  reason?: string;
}

/** A chair of a new table: the creator's own, one for another person, or a bot's. */
export interface NewSeat {
  kind: 'bot' | 'me' | 'open';
  bot?: string | null;
  name?: string | null;
  salt_hash?: string | null;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  settings?: Record<string, unknown>;
  name?: string | null;
  public?: boolean;
  time?: TimeControl | null;
  casual?: boolean | null;
  substitute?: string | null;
  absence?: number | null;
  language?: 'de' | 'en' | null;
  bot_accounts?: boolean;
}

/** A token for a script: what it may do, and for how many days (None: until it is withdrawn). */
export interface NewToken {
  name: string;
  scopes: ('play' | 'read' | 'tables')[];
  days?: number | null;
}

/** A way to be told: an e-mail address, a webhook or a browser's push subscription. */
export interface NewWay {
  way: 'mail' | 'push' | 'webhook';
  target: string;
  kinds?: ('finished' | 'invited' | 'turn')[];
  digest?: number;
  language?: 'de' | 'en';
  keys?: PushKeys | null;
}

/** What somebody sent with a decision, for everybody who may see that decision (`pin:8.91:52.29`). */
export interface Note {
  seat: number;
  turn: number;
  text: string;
}

/** How somebody is told, the latest deliveries, and what this server can do. */
export interface Notices {
  ways: WayInfo[];
  deliveries: DeliveryInfo[];
  mail: boolean;
  push_key: string;
  secret?: string;
}

/** One legal action, ready for a button, a board target and a screen reader. */
export interface Offer {
  do: string;
  group: string;
  label: Message;
  targets: string[];
  effect: Message | null;
  detail: Message | null;
  warning: Message | null;
  then: Offer[];
  closes: boolean;
  form: Form | null;
}

/** Since when my finished public games may be published as open data; None: they may not. */
export interface OpenDataConsent {
  since: string | null;
}

/** One option: its possible values, or a range, and its default. Words: `option-<name>` with `.help`. */
export interface Option {
  name: string;
  default: boolean | number | string | null;
  values: (boolean | number | string | null)[];
  least: number | null;
  most: number | null;
  seat: boolean;
  clause: string | null;
  laboratory: boolean;
}

/** A standing order in the words of its offer. */
export interface OrderInfo {
  do: string;
  label: Message | null;
  until: number | null;
}

/** Where a table comes from: continued from `table` after `number` entries, or uploaded as a record. */
export interface Origin {
  kind: 'fork' | 'record';
  table: string | null;
  number: number;
  chance: number;
}

/** Places, scores, reason; rows of the breakdown by seat, cells by column. */
export interface Outcome {
  places: number[];
  scores: number[];
  reason: string;
  clause: string;
  columns: Column[];
  rows: Cell[][];
}

/** The overlays of Paris Connection. */
export interface ParisInsights {
  worth: number | null;
  products: number[] | null;
  reach: Reach[];
  ending: Ending;
}

/** The table of Paris Connection as one seat sees it (section 9 of the specification). */
export interface ParisView {
  phase: string;
  to_act: number[];
  prompt: Message;
  clause: string;
  turn: number;
  board: string;
  mover: number;
  start_player: number;
  starts: string[];
  locos: Record<string, string[]>;
  networks: [string, string][][];
  supply: number[];
  value: number[];
  held: number[];
  hand_sizes: number[];
  hands: (number[] | null)[];
  limit: number;
  building: Building | null;
  given: string | null;
  ledger: number[][] | null;
  at_least: number[][] | null;
  quiet_turns: number;
  quiet_limit: number;
}

/** One field of a notation that is filled in, or left empty (`-`): a stone of a tip. */
export interface Part {
  key: string;
  label: Message;
  field: number;
  choices: Choice[];
  needs: string | null;
}

/** Who asks. `account`: the name to sign in with, None for a guest; `host`: may use the page of the host. */
export interface Person {
  id: string;
  name: string;
  account: string | null;
  host: boolean;
  settings: PlaySettings | null;
}

/** The position as one seat (or a spectator: None) sees it. */
export interface Perspective {
  seat: number | null;
  view: View;
  insights: unknown;
  offers: Offer[];
  undo: number;
  notes?: Note[];
  redo?: string[];
}

/** Is anybody there? */
export interface Ping {
  type: 'ping';
}

/** Decisions that wait, or that did not fit when their time came; only the seat's holder sees them. */
export interface Plan {
  do: string[];
  labels: Message[];
  state: 'cancelled' | 'waiting';
  code: string | null;
  refusal: Refusal | null;
  turn: number | null;
  otherwise: string[][];
  unless: string[];
}

/** The wish to play on against bots; `salt_hash` as in NewSeat. */
export interface PlayOn {
  salt_hash?: string | null;
}

/** How an account plays, on every device that follows it; what is None is left to the device. */
export interface PlaySettings {
  pace?: 'at-once' | 'calm' | 'quick' | null;
  confirm?: 'default' | 'off' | 'on' | null;
  sounds?: 'off' | 'on' | null;
  forced?: 'off' | 'on' | null;
  labels?: 'large' | 'none' | 'normal' | null;
  contrast?: 'high' | 'normal' | null;
  theme?: 'dark' | 'light' | null;
  language?: 'de' | 'en' | null;
  zone?: string | null;
}

/** Yes. At a table, after `hello`: the length of its log, so that a client notices what it has missed. */
export interface Pong {
  type: 'pong';
  number: number | null;
}

/** What would these decisions bring? */
export interface PreviewMessage {
  type: 'preview';
  request: string;
  seat: number;
  do: string[];
}

/** RFC 9457. `code` is stable; `clause`, `data`, `objects`, `index` for refusals, `table` when overtaken. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  clause?: string;
  data?: Record<string, unknown>;
  objects?: string[];
  index?: number;
  table?: TableView;
  retry_after?: number;
}

/** Something is wrong that belongs to no request: unreadable text, a table that may not be seen. */
export interface ProblemMessage {
  type: 'problem';
  problem: Problem;
}

/** Somebody with an account, as everybody sees them. */
export interface Profile {
  id: string;
  name: string;
  since: string;
  results: GameResults[];
  finished: Finished[];
}

/** What a record carries so that anybody can recompute its chance. */
export interface Proof {
  commitment: string;
  seed: string | null;
  table?: string;
  salts?: (string | null)[];
  hashes?: (string | null)[];
  withheld?: number[];
  since?: number;
}

/** What is public of the verifiable chance. */
export interface ProofInfo {
  commitment: string;
  hashes: (string | null)[];
  wanted: number[];
  withheld: number[];
  salts: (string | null)[] | null;
  seed: string | null;
}

/** What is proposed, by which seat, and which seats have agreed. The next decision of a person ends it. */
export interface Proposal {
  kind: 'end' | 'substitute' | 'undo';
  seat: number;
  count: number;
  agreed: number[];
  until: string | null;
  target: number | null;
}

/** Something to agree to: taking back the last `count` decisions, whosever, ending the game, or a substitute. */
export interface Propose {
  seat: number;
  kind: 'end' | 'substitute' | 'undo';
  count?: number;
  target?: number | null;
}

/** The keys of a browser's subscription, base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Hours at which no clock runs: nights (22 to 8 o'clock), weekends, in a time zone ("Europe/Berlin"). */
export interface Quiet {
  zone: string;
  nights?: boolean;
  weekends?: boolean;
}

/** How far a company can still get with up to five locos of its store (overlay "reach"). */
export interface Reach {
  company: string;
  steps: Record<string, number>;
  best: number;
  way: string[];
}

export interface GameRecord {
  format: string;
  game: string;
  rules: string;
  seats: string[];
  options: Record<string, unknown>;
  log: Entry[];
  result?: Result;
  ended?: string;
  proof: Proof | null;
}

/** The rules say no: the clause that is broken, the figures of this case, the things in the way. */
export interface Refusal {
  clause: string;
  data?: Record<string, string | number>;
  objects?: string[];
}

/** The request was not carried out, and why. */
export interface RefusedMessage {
  type: 'refused';
  request: string;
  problem: Problem;
}

/** Playing again: by seat the hash of the person's salt, for the chairs that the person holds. */
export interface Rematch {
  salt_hashes?: (string | null)[];
}

/** Somebody tells the host about somebody: a line of the chat, a name, or how they play. */
export interface Report {
  id: string;
  person: string | null;
  name: string;
  about: string | null;
  about_name: string;
  table: string;
  line: number | null;
  quote: string;
  reason: string;
  at: string;
  decision: 'ban' | 'mute' | 'none' | 'timeout' | null;
  decided_at: string | null;
}

/** What a host decides about a report; `none`: there was no offence. */
export interface ReportDecision {
  decision: 'ban' | 'mute' | 'none' | 'timeout';
  days?: number | null;
}

/** A report was stored. */
export interface Reported {
  id: string;
}

/** Keeping a free chair for somebody with an account: the name to sign in with. */
export interface Reserve {
  name: string;
}

/** How the game ended. */
export interface Result {
  scores: number[];
  places: number[];
  reason: string;
}

/** Coming back as the guest who made the link. */
export interface Return {
  person: string;
  key: string;
}

/** The parts of the link `/#/return/{person}/{key}`. */
export interface ReturnLink {
  person: string;
  key: string;
}

/** What a line offers at an hour, once everybody has walked (BUS-10.2). */
export interface Riding {
  hour: 'house' | 'office' | 'pub';
  waiting: number;
  rooms: number;
  rides: number;
  from_crossings: string[];
  to_lots: string[];
}

/** It is on disk, under this number. */
export interface Said {
  number: number;
}

/** The salt whose hash was sent before, hex. */
export interface Salt {
  seat: number;
  salt: string;
}

/** The salt whose hash was sent when sitting down. */
export interface SaltMessage {
  type: 'salt';
  request: string;
  seat: number;
  salt: string;
}

/** A person may not write (mute), not take part in new games (timeout) or not come at all (ban). */
export interface Sanction {
  id: string;
  person: string;
  name: string;
  kind: 'ban' | 'mute' | 'timeout';
  ends_at: string | null;
  reason: string;
  at: string;
  lifted_at: string | null;
}

/** Something said at the table, as plain text; `seat`: for which of one's seats (None: the first one). */
export interface Say {
  text: string;
  seat?: number | null;
}

/** Something said at the table; safe to send again with the same `request`. */
export interface SayMessage {
  type: 'say';
  request: string;
  text: string;
  seat?: number | null;
}

/** A bot for a free chair, set there by the owner. */
export interface SeatBot {
  bot: string;
}

/** A chair as everybody sees it. `symbol` 1-6: crown, anchor, leaf, bell, moon, key. */
export interface SeatInfo {
  seat: number;
  name: string | null;
  bot: string | null;
  symbol: number;
  present: boolean;
  person: string | null;
  reserved: string | null;
  reserved_name: string | null;
  conceded: boolean;
  offered: boolean;
  former: boolean;
  away_at: string | null;
  called: boolean;
  stood_in: number | null;
  agreed: boolean;
  bot_account: boolean;
  bot_owner: string | null;
  gone_at: string | null;
}

/** What somebody has written down for themselves about a seat. */
export interface SeatNote {
  text: string;
}

/** The standing orders of a seat; only its holder sees them. */
export interface SeatOrders {
  orders: OrderInfo[];
  forced: boolean;
}

/** The plan of a seat, if there is one. */
export interface SeatPlan {
  plan: Plan | null;
}

/** A chapter of the rules (`section-<id>`) and its clauses in order. */
export interface Section {
  id: string;
  clauses: string[];
}

export type ServerMessage =
  | TableMessage
  | UpdateMessage
  | MovedMessage
  | ChangedMessage
  | AcceptedMessage
  | RefusedMessage
  | AnswerMessage
  | HintedMessage
  | ChatMessage
  | ProblemMessage
  | Pong;

/** The page shows the position after `number` entries: the seat's clock is held no longer. */
export interface ShownMessage {
  type: 'shown';
  request: string;
  seat: number;
  number: number;
}

/** Signing in; the tables of the guest who does so come along. */
export interface SignIn {
  name: string;
  password: string;
}

/** Taking a free chair. `key` is the chair's or the table's; needed unless the table is public. */
export interface SitDown {
  name: string;
  key?: string | null;
  salt_hash?: string | null;
}

/** A space of the action board and what it would bring (overlay "amounts"). */
export interface Space {
  area: 'buildings' | 'buses' | 'clock' | 'lines' | 'passengers' | 'start' | 'vroomm';
  index: number;
  space: string | null;
  order: number;
  owner: number | null;
  amount: number | null;
  amount_now: number | null;
  state: 'done' | 'empty' | 'now' | 'waiting';
  next: boolean;
}

/** The cube that is being carried out: its area, its space (None where there is only one) and what is left to do. */
export interface Step {
  area: 'buildings' | 'buses' | 'clock' | 'lines' | 'passengers' | 'start' | 'vroomm';
  space: string | null;
  index: number;
  amount: number;
  left: number;
}

/** A step of a lesson; its sentence is the game's message `tutorial-<name>`. */
export interface StepInfo {
  name: string;
  clause: string;
  number: number;
  glow: string | null;
  do: string[];
  also: string[];
  refused: Record<string, string>;
  puzzle: boolean;
}

export type StreamMessage = BotHello | BotInvited | BotStarted | BotTurn | BotFinished | BotProblem;

/** Something about the table, not the game: replaying skips it. */
export interface TableEntry {
  table: 'away' | 'draft' | 'end' | 'forced' | 'hint' | 'pause' | 'resume' | 'seat' | 'time';
  seat?: number;
  by?: string;
  at?: string;
}

/** A table as lists show it. */
export interface TableHead {
  id: string;
  game: string;
  name: string;
  status: 'open' | 'over' | 'running' | 'salting';
  public: boolean;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  to_act: number[];
  mine: number[];
  kept: number[];
  owner: boolean;
  turn: number;
  number: number;
  created_at: string;
  moved_at: string;
  places: number[] | null;
  earlier: number[] | null;
  next: string | null;
  time: TimeControl | null;
  clocks: ClockInfo[] | null;
  substitute: string;
  proposal: Proposal | null;
  ended: 'agreement' | null;
  hints: boolean;
  plans: boolean;
  settings: Record<string, unknown>;
  timer: Timer | null;
  absence: number;
  rests: boolean;
  origin: Origin | null;
  rules: string;
  language: 'de' | 'en' | null;
  spectators: number;
  vanish_at: (string | null)[];
  bot_accounts: boolean;
}

/** The tables that concern the asker: own ones, public ones with free chairs, public ones to watch. */
export interface TableList {
  mine: TableHead[];
  open: TableHead[];
  running: TableHead[];
}

/** The answer to `hello`: lines from the given number on, all of them when secrets have opened since. */
export interface TableMessage {
  type: 'table';
  table: TableView;
}

/** A table as one person sees it. */
export interface TableView {
  head: TableHead;
  proof: ProofInfo;
  keys: Record<string, string>;
  perspectives: Perspective[];
  lines: Line[];
  lines_from: number;
  outcome: Outcome | null;
  look_back: 'all' | 'turn';
}

/** Taking back one's own last decisions. */
export interface TakeBack {
  seat: number;
  number: number;
  count?: number;
}

/** What is agreed on before the start, as in `NewTable`, all of it anew; everybody else has to agree again. */
export interface Terms {
  options?: Record<string, unknown>;
  settings?: Record<string, unknown>;
  time?: TimeControl | null;
  casual?: boolean | null;
  substitute?: string | null;
  absence?: number | null;
}

/** How long one may think, in seconds: `turn` for every turn, `bank` for all that goes beyond, `added` after each. */
export interface TimeControl {
  bank: number;
  turn?: number;
  added?: number;
  quiet?: Quiet | null;
}

/** A phase in which all decide at once has so many seconds; `left` of them when this was sent. */
export interface Timer {
  phase: string;
  seconds: number;
  left: number;
}

/** A token as its owner sees it. */
export interface TokenInfo {
  id: string;
  name: string;
  scopes: ('play' | 'read' | 'tables')[];
  created_at: string;
  expires_at: string | null;
}

/** A new token with its secret, which is shown this once: `Authorization: Bearer …`. */
export interface TokenMade {
  token: TokenInfo;
  secret: string;
}

/** A decision that is tried out, of any seat. */
export interface Tried {
  seat: number;
  do: string;
}

/** The tutorial of a game. play_on: the lesson from whose end one can play on. */
export interface TutorialInfo {
  game: string;
  seat: number;
  play_on: string;
  lessons: LessonInfo[];
}

/** Takes back the last `undo` decisions that still count, with their chance; never undone itself. */
export interface Undo {
  undo: number;
  by: number;
  at?: string;
}

/** Taking back one's own last decisions; safe to send again with the same `request`. */
export interface UndoMessage {
  type: 'undo';
  request: string;
  seat: number;
  number: number;
  count?: number;
}

/** The table changed: lines that are new or were taken back, to be merged by `index`. */
export interface UpdateMessage {
  type: 'update';
  table: TableView;
}

/** Every chance event recomputed from seed and salts; `withheld`: seats whose salt is missing. */
export interface Verified {
  ok: boolean;
  events: number;
  withheld: number[];
  draws: Draw[];
}

/** Yes, or no: then the proposal is gone. */
export interface Vote {
  seat: number;
  agree: boolean;
}

/** The key that lets somebody watch a private table. */
export interface WatchKey {
  key: string;
}

/** A way as its owner sees it; an e-mail address must be confirmed before anything is sent to it. */
export interface WayInfo {
  id: string;
  way: 'mail' | 'push' | 'webhook';
  target: string;
  kinds: ('finished' | 'invited' | 'turn')[];
  digest: number;
  confirmed: boolean;
  secret_version: number;
}

/** A course of action that the bot weighed: in words, and how the seat would stand after it (0 to 1). */
export interface Weighed {
  label: Message[];
  value: number;
  played: boolean;
}

/** Why are these decisions not allowed? */
export interface WhyMessage {
  type: 'why';
  request: string;
  seat: number;
  do: string[];
}
