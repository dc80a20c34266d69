/** What goes over the wire (src/stellwerk/server/wire.py and the kernel's types). */
export type Argument = string | number;

export interface Message {
  id: string;
  args: Record<string, Argument>;
}

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

export interface Fact {
  kind: string;
  data: Record<string, Argument>;
  audience: number;
  reveals: boolean;
  line: boolean;
}

export interface Refusal {
  clause: string;
  data: Record<string, Argument>;
  objects: string[];
}

export interface Column {
  key: string;
  label: Message;
  note: Message | null;
}

export interface Cell {
  points: number;
  note: Message | null;
}

export interface Outcome {
  places: number[];
  scores: number[];
  reason: string;
  clause: string;
  columns: Column[];
  rows: Cell[][];
}

export type OptionValue = boolean | number | string | null;

export interface Option {
  name: string;
  default: OptionValue;
  values: OptionValue[];
  least: number | null;
  most: number | null;
  seat: boolean;
  clause: string | null;
  laboratory: boolean;
}

export interface Meta {
  id: string;
  rules: string;
  titles: Record<string, string>;
  least_seats: number;
  most_seats: number;
  seats_clause: string;
  minutes: number;
  options: Option[];
  sections: { id: string; clauses: string[] }[];
  credits: { designers: string[]; publishers: string[]; year: number };
  reasons: string[];
  bots: string[];
  public_data: string[];
  knowledge: boolean;
}

export interface View {
  phase: string;
  to_act: number[];
  prompt: Message;
  clause: string;
  turn: number;
}

export type Status = 'open' | 'salting' | 'running' | 'over';

export interface Person {
  id: string;
  name: string;
}

export interface NewSeat {
  kind: 'me' | 'open' | 'bot';
  bot?: string | null;
  name?: string | null;
  salt_hash?: string | null;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, OptionValue>;
  name?: string | null;
  public?: boolean;
}

export interface SeatInfo {
  seat: number;
  name: string | null;
  bot: string | null;
  symbol: number;
  present: boolean;
  person: string | null;
}

export interface ProofInfo {
  commitment: string;
  hashes: (string | null)[];
  wanted: number[];
  withheld: number[];
  salts: (string | null)[] | null;
  seed: string | null;
}

export interface Line {
  index: number;
  seat: number | null;
  turn: number;
  at: string | null;
  facts: Fact[];
  taken_back: boolean;
}

export interface Perspective {
  seat: number | null;
  view: View;
  insights: unknown;
  offers: Offer[];
  undo: number;
}

export interface TableHead {
  id: string;
  game: string;
  name: string;
  status: Status;
  public: boolean;
  options: Record<string, OptionValue>;
  seats: SeatInfo[];
  to_act: number[];
  mine: number[];
  owner: boolean;
  turn: number;
  number: number;
  created_at: string;
  moved_at: string;
  places: number[] | null;
}

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

export interface Accepted {
  number: number;
  table?: TableView;
}

export interface Answer {
  refusal: Refusal | null;
  facts: Fact[];
  complete: boolean;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  clause?: string;
  data?: Record<string, Argument>;
  objects?: string[];
  index?: number;
  table?: TableView;
}
