/* Written by `npm run types` from `python -m stellwerk.server.schema`; not to be edited by hand. */
import type { View } from './view';

export type * from './view';

/** Decisions are on disk; the log has this length now. The new position follows as an `update`. */
export interface Accepted {
  number: number;
  table?: TableView;
}

/** The request is on disk; the log had this length then. */
export interface AcceptedMessage {
  type: "accepted";
  request: string;
  number: number;
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
  type: "act";
  request: string;
  seat: number;
  number: number;
  do: string[];
  note?: string | null;
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
  type: "answer";
  request: string;
  answer: Answer;
}

/** A step of the round for the strip of steps: "done", "now", "waiting"; all "waiting" while cubes are chosen. */
export interface AreaStep {
  area: "buildings" | "buses" | "clock" | "lines" | "passengers" | "start" | "vroomm";
  state: "done" | "now" | "waiting";
}

/** A question about decisions that are not taken: why not, or what would happen. */
export interface Ask {
  seat: number;
  do: string[];
}

/** Something one would expect to be possible, and why it is not (a dashed line of the action list). */
export interface Blocked {
  do: string;
  targets: string[];
  refusal: Refusal;
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
  hour_then: "house" | "office" | "pub";
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
  hour: "house" | "office" | "pub";
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
  buildings: Record<string, "house" | "office" | "pub">;
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

export type ClientMessage = Hello | ActMessage | UndoMessage | WhyMessage | PreviewMessage | SaltMessage | Ping;

/** A source of points. `key` lets a client draw its picture (`company:blue`). */
export interface Column {
  key: string;
  label: Message;
  note: Message | null;
}

/** Who made the printed game. */
export interface Credits {
  designers: string[];
  publishers: string[];
  year: number;
}

/** A seat's choice; `with` is a note of the client, revealed with the decision. */
export interface Decision {
  seat: number;
  do: string | null;
  at?: string;
  with?: string;
}

/** A cube on Vrroomm, if the area were carried out with everything as it stands and the clock at `hour`. */
export interface Drive {
  seat: number;
  space: string;
  hour: "house" | "office" | "pub";
  rides: number;
  sure: boolean;
}

/** What would end the game (overlay "what ends the game"). */
export interface Ending {
  filled_stores: number;
  marseille: (number | null)[];
  trades_left: number | null;
}

export type Entry = ChanceEntry | Decision | Undo | TableEntry | PositionEntry;

/** One happening. `kind` names its message (`fact-<kind>`) and its animation. */
export interface Fact {
  kind: string;
  data: Record<string, string | number>;
  audience: number;
  reveals: boolean;
  line: boolean;
}

/** An end of a line: where it is, the street that leads there, and whether nothing can be laid there any more. */
export interface Head {
  crossing: string;
  street: string;
  dead: boolean;
}

/** The server answers and its store can be read. */
export interface Health {
  ok: boolean;
  version: string;
  games: string[];
}

/** The first word of a client: the length of the log that it has, or None. */
export interface Hello {
  type: "hello";
  number?: number | null;
}

/** An invitation to a chair, or to watch (seat None). */
export interface Invitation {
  seat: number | null;
  key: string;
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
}

/** A line as an ordered trail, front first: `streets[i]` joins `crossings[i]` and `crossings[i + 1]`. */
export interface LineView {
  crossings: string[];
  streets: string[];
  front: Head;
  back: Head;
  circle: boolean;
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
  titles: Record<string, string>;
  least_seats: number;
  most_seats: number;
  seats_clause: string;
  minutes: number;
  options: Option[];
  sections: Section[];
  credits: Credits;
  reasons: string[];
  bots: string[];
  refusals: string[];
  symbols: number[];
  public_data: string[];
  knowledge: boolean;
  chance_missing: string;
  chance_not_due: string;
}

/** Which invitation the owner wants anew: of a free chair, or to watch (None). The old key is void. */
export interface NewKey {
  seat: number | null;
}

/** How one wants to be called. */
export interface NewName {
  name: string;
}

/** A chair of a new table: the creator's own, one for another person, or a bot's. */
export interface NewSeat {
  kind: "bot" | "me" | "open";
  bot?: string | null;
  name?: string | null;
  salt_hash?: string | null;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  name?: string | null;
  public?: boolean;
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

/** Who asks. */
export interface Person {
  id: string;
  name: string;
}

/** The position as one seat (or a spectator: None) sees it. */
export interface Perspective {
  seat: number | null;
  view: View;
  insights: unknown;
  offers: Offer[];
  undo: number;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** Play goes on from this position under new rules. */
export interface PositionEntry {
  position: unknown;
  rules: string;
  at?: string;
}

/** What would these decisions bring? */
export interface PreviewMessage {
  type: "preview";
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
}

/** Something is wrong that belongs to no request: unreadable text, a table that may not be seen. */
export interface ProblemMessage {
  type: "problem";
  problem: Problem;
}

/** What a record carries so that anybody can recompute its chance. */
export interface Proof {
  commitment: string;
  seed: string | null;
  table?: string;
  salts?: (string | null)[];
  hashes?: (string | null)[];
  withheld?: number[];
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
  type: "refused";
  request: string;
  problem: Problem;
}

/** Playing again: by seat the hash of the person's salt, for the chairs that the person holds. */
export interface Rematch {
  salt_hashes?: (string | null)[];
}

/** How the game ended. */
export interface Result {
  scores: number[];
  places: number[];
  reason: string;
}

/** What a line offers at an hour, once everybody has walked (BUS-10.2). */
export interface Riding {
  hour: "house" | "office" | "pub";
  waiting: number;
  rooms: number;
  rides: number;
  from_crossings: string[];
  to_lots: string[];
}

/** The salt whose hash was sent before, hex. */
export interface Salt {
  seat: number;
  salt: string;
}

/** The salt whose hash was sent when sitting down. */
export interface SaltMessage {
  type: "salt";
  request: string;
  seat: number;
  salt: string;
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
}

/** A chapter of the rules (`section-<id>`) and its clauses in order. */
export interface Section {
  id: string;
  clauses: string[];
}

export type ServerMessage = TableMessage | UpdateMessage | AcceptedMessage | RefusedMessage | AnswerMessage | ProblemMessage | Pong;

/** Taking a free chair. `key` is the invitation's; needed unless the table is public. */
export interface SitDown {
  name: string;
  key?: string | null;
  salt_hash?: string | null;
}

/** A space of the action board and what it would bring (overlay "amounts"). */
export interface Space {
  area: "buildings" | "buses" | "clock" | "lines" | "passengers" | "start" | "vroomm";
  index: number;
  space: string | null;
  order: number;
  owner: number | null;
  amount: number | null;
  amount_now: number | null;
  state: "done" | "empty" | "now" | "waiting";
  next: boolean;
}

/** The cube that is being carried out: its area, its space (None where there is only one) and what is left to do. */
export interface Step {
  area: "buildings" | "buses" | "clock" | "lines" | "passengers" | "start" | "vroomm";
  space: string | null;
  index: number;
  amount: number;
  left: number;
}

/** Something about the table, not the game: replaying skips it. */
export interface TableEntry {
  table: "end" | "pause" | "resume" | "seat";
  seat?: number;
  by?: string;
  at?: string;
}

/** A table as lists show it. */
export interface TableHead {
  id: string;
  game: string;
  name: string;
  status: "open" | "over" | "running" | "salting";
  public: boolean;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  to_act: number[];
  mine: number[];
  owner: boolean;
  turn: number;
  number: number;
  created_at: string;
  moved_at: string;
  places: number[] | null;
  earlier: number[] | null;
  next: string | null;
}

/** The tables that concern the asker: own ones, public ones with free chairs, public ones to watch. */
export interface TableList {
  mine: TableHead[];
  open: TableHead[];
  running: TableHead[];
}

/** The answer to `hello`: lines from the given number on, all of them when secrets have opened since. */
export interface TableMessage {
  type: "table";
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
  look_back: "all" | "turn";
}

/** Taking back one's own last decisions. */
export interface TakeBack {
  seat: number;
  number: number;
  count?: number;
}

/** Takes back the last `undo` decisions that still count, with their chance; never undone itself. */
export interface Undo {
  undo: number;
  by: number;
  at?: string;
}

/** Taking back one's own last decisions; safe to send again with the same `request`. */
export interface UndoMessage {
  type: "undo";
  request: string;
  seat: number;
  number: number;
  count?: number;
}

/** The table changed: lines that are new or were taken back, to be merged by `index`. */
export interface UpdateMessage {
  type: "update";
  table: TableView;
}

/** Every chance event recomputed from seed and salts; `withheld`: seats whose salt is missing. */
export interface Verified {
  ok: boolean;
  events: number;
  withheld: number[];
}

/** The key that lets somebody watch a private table. */
export interface WatchKey {
  key: string;
}

/** Why are these decisions not allowed? */
export interface WhyMessage {
  type: "why";
  request: string;
  seat: number;
  do: string[];
}
