import type { Component } from 'svelte';
import type { Focus } from '../board/camera';
import type { Filling } from '../board/filling.svelte';
import type { SceneFace } from '../scenes/scene';
import type { View } from '../wire/view';
import type { Fact, Message, Offer, Perspective, SeatInfo } from '../wire/wire';
import type { Words } from '../words/bundle';

/** The types of a game: what its face loads, its view and its insights. */
export interface Kind {
  data: unknown;
  view: object;
  insights: unknown;
}

/** A perspective of a game, with its own types. */
export type Seen<G extends Kind> = Omit<Perspective, 'view' | 'insights'> & {
  view: View & G['view'];
  insights: G['insights'] | null;
  /** Grows where the same object is brought up to date. */
  revision?: number;
};

/** What is printed and lies below the pieces: it gets a layer of its own, since moves hardly change it. */
export interface GroundProps<G extends Kind = Kind> {
  data: G['data'];
  perspective: Seen<G>;
  words: Words;
}

/** What a board gets, and the panel beside it. It draws the view and calls back with targets (`hex:I4`); it holds no rules. */
export interface BoardProps<G extends Kind = Kind> {
  /** What the face's `load` brought for this table: the geometry, and what the face remembers while it is shown. */
  data: G['data'];
  perspective: Seen<G>;
  words: Words;
  seats: SeatInfo[];
  /** Targets that mean something now, with the first offer of each. */
  targets?: Map<string, Offer>;
  /** What has been composed so far, and the whole of it while it waits for Confirm: a card, then its place. */
  chosen?: Offer[];
  /** The form that may be filled in now, by clicking the board too. */
  filling?: Filling | undefined;
  /** Target that list and board highlight together. */
  hot?: string | null;
  /** Target that was refused. */
  refused?: string | null;
  /** Names of overlays that are switched on. */
  overlays?: Set<string>;
  /** The part of an overlay that was chosen (a company of "reach"). */
  part?: string | null;
  /** Facts of the latest turn: pieces named there carry the double ring. */
  fresh?: Fact[];
  /** Those of them that came just now: their pieces travel, one after another. */
  arrived?: Fact[];
  /** Facts since the reader's last turn, for the overlay of the last moves. */
  since?: Fact[];
  /** Draw only the map: no signs, no value track (phone, figures). */
  bare?: boolean;
  /** `sure`: the board itself has asked whether this is wanted. */
  onpick?: (target: string, sure?: boolean) => void;
  onwhy?: (target: string) => void;
  onhover?: (target: string | null) => void;
}

/** What panels of own and public things get. */
export interface TrayProps<G extends Kind = Kind> {
  data: G['data'];
  perspective: Seen<G>;
  words: Words;
  seats: SeatInfo[];
  game: string;
  filling?: Filling | undefined;
  targets?: Map<string, Offer>;
  /** What has been composed so far, and the whole of it while it waits for Confirm. */
  chosen?: Offer[];
  hot?: string | null;
  /** One thing of the tray may mean several targets (a company: its store, the own shares). */
  onpick?: (targets: string[], at: Element) => void;
  /** Something of the tray that is not possible now: the board says why. */
  onwhy?: (target: string) => void;
  onhover?: (target: string | null) => void;
}

/** A drawing above the board that can be switched on; `label` is a message of the game's words. */
export interface Overlay<G extends Kind = Kind> {
  name: string;
  label: string;
  on?: boolean;
  /** Parts to choose from, as things with a picture (`company:blue`), and which of them comes first. */
  parts?: (perspective: Seen<G>) => { thing: string; label: Message }[];
  first?: (perspective: Seen<G>) => string | null;
  /** It tells in sentences what happened since the reader's last turn. */
  story?: boolean;
  /** What the overlay says, for the part that was chosen. */
  caption?: (perspective: Seen<G>, part: string | null) => Message[];
}

/** A rectangle of the board, in its own units. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A panel that belongs to the board and lies beside it where the screen is large enough. */
export interface Panel<G extends Kind = Kind> {
  Panel: Component<BoardProps<G>>;
  side: 'above' | 'below' | 'beside';
  /** The arrangement of the table that has no room for it any more: there the tray shows it. */
  until: 'chips' | 'sheet';
}

/** What a game brings to the table: `src/games/<id>/index.ts` has it as default export, made by `defineFace`. */
export interface GameFace<G extends Kind = Kind> {
  /** What is printed on the board. */
  Ground: Component<GroundProps<G>>;
  /** Pieces and marks, above the ground. */
  Board: Component<BoardProps<G>>;
  panel?: Panel<G>;
  /** Panels of the left rail, second tab of the phone's sheet. */
  Tray?: Component<TrayProps<G>>;
  /** The parts of a decision that is put together out of parts, drawn by the game: in place of a plain list of them. */
  Form?: Component<TrayProps<G>>;
  /** One row that stays visible in the phone's sheet. */
  Summary?: Component<TrayProps<G>>;
  /** The picture of a thing (`company:blue`), for lists and tables; without `data` where no table is shown. */
  Picture?: Component<{ thing: string; size?: number; data?: G['data'] | undefined }>;
  /** Pictures of the public things before a seat, for its card. */
  Kept?: Component<{ data: G['data']; perspective: Seen<G>; words: Words; seat: number }>;
  /** Colours belong to the pieces, so seats are ink on paper. */
  inkSeats: boolean;
  /** The decision that a click on a thing of the board means, legal or not; asked for "why not". */
  meant?: (target: string, perspective: Seen<G>, chosen: Offer[], data: G['data']) => string | null;
  /** A thing of the board in words. */
  describe?: (data: G['data'], perspective: Seen<G>, words: Words, target: string, offer?: Offer) => string | null;
  /** The message that stands for a seat in the game's sentences (its colour): at a table the person's name takes its place. */
  seatWord?: (perspective: Seen<G>, seat: number) => string;
  /** Message with the name of the board, for screen readers. */
  label: string;
  /** Message with the name of the tray: second tab of the phone's sheet. */
  tray?: string;
  /** Short public facts of a seat for its card. */
  facts?: (perspective: Seen<G>, seat: number, words: Words) => string[];
  /** The number on a seat's flaps while the game runs (null: hidden), and the message below it. */
  score?: (perspective: Seen<G>, seat: number, data: G['data']) => { value: number | null; label: string };
  /** The round and the phase, as the game calls them, for the bar; without it the turn is told. */
  where?: (perspective: Seen<G>) => Message;
  /** The shortest of them, for a chip. */
  brief?: (perspective: Seen<G>, seat: number, data: G['data']) => string;
  /** What the seats do that are to act now, as the tag of their cards; without it they are to move. */
  acts?: (perspective: Seen<G>) => Message;
  /** The thing whose picture stands beside a choice in a small list. */
  pictured?: (offer: Offer) => string | null;
  /** What the seat to act has done so far in this turn, as a line of the log (`.you` for oneself). */
  running?: (perspective: Seen<G>) => Message | null;
  /** The last public thing a seat did, out of the log, for its card. */
  latest?: (facts: Fact[]) => Message | null;
  /** Keys of this game alone, with the message that says what they do. */
  keys?: readonly (readonly [key: string, message: string])[];
  overlays: Overlay<G>[];
  /** The whole board; without signs and tracks if `bare`. */
  frame: (data: G['data'], bare: boolean) => Frame;
  /** Where a target lies on the board, for bubbles and for zooming to where the action is. */
  place?: (data: G['data'], target: string, perspective: Seen<G>) => { x: number; y: number } | null;
  /** Moments at which several results fall at once, shown one after another. */
  scene?: SceneFace<G>;
  /** Facts that the board has not shown yet: the log waits for them. */
  held?: (fact: Fact, data: G['data']) => boolean;
  /** Where a small screen should look now, if not at the targets. */
  focus?: (data: G['data'], perspective: Seen<G>, filling: Filling | undefined) => Focus | null;
  /** The target where a fact took place. */
  spot?: (fact: Fact) => string | null;
  /** The size of a field in units of the board: a phone shows it at least as large as a fingertip. */
  field: (data: G['data']) => number;
  /** What the board needs, by the table's options. */
  load: (data: <T>(file: string) => Promise<T>, options: Record<string, unknown>) => Promise<G['data']>;
}

/** A game's face, checked against its own types; the table knows none of them. */
export function defineFace<G extends Kind>(face: GameFace<G>): GameFace {
  return face as unknown as GameFace;
}
