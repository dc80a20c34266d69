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

/** Why a decision is not allowed (None: it is), or what it would bring. */
export interface Answer {
  refusal: Refusal | null;
  facts: Fact[];
  complete: boolean;
}

/** The answer to `why` or `preview`. */
export interface AnswerMessage {
  type: "answer";
  request: string;
  answer: Answer;
}

/** A question about decisions that are not taken: why not, or what would happen. */
export interface Ask {
  seat: number;
  do: string[];
}

/** A Build in progress (PAR-4.1). */
export interface Building {
  company: string;
  placed: string[];
  points: number;
  left: number;
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

/** One value of a part. */
export interface Choice {
  value: string;
  label: Message;
  targets: string[];
  clashes: string[];
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

/** A notation that is put together out of parts, and sent as a whole. */
export interface Form {
  parts: Part[];
  effects: Message[];
  details: Message[];
  warning: Message | null;
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

/** A move of the final scoring (section 10). */
export interface MindenAward {
  colour: string;
  seat: number;
  steps: number;
  start: number;
  end: number;
  skipped: number[];
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
  fact: Record<string, string>;
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

/** What somebody sent with a decision, for everybody who may see that decision (`pin:8.91:52.29`). */
export interface Note {
  seat: number;
  turn: number;
  text: string;
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

/** One field of a notation that is filled in, or left empty (`-`): a stone of a tip. */
export interface Part {
  key: string;
  label: Message;
  field: number;
  choices: Choice[];
  needs: string | null;
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
  notes?: Note[];
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
