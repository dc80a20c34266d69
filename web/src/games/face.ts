import type { Component } from 'svelte';
import type { Focus } from '../board/camera';
import type { Filling } from '../table/filling.svelte';
import type { Fact, Message, Offer, Perspective, SeatInfo } from '../wire/wire';
import type { Words } from '../words/bundle';

/** What a board gets. It draws the view and calls back with targets (`hex:I4`); it holds no rules. */
export interface BoardProps {
  /** What the face's `load` brought: the geometry. */
  data: unknown;
  perspective: Perspective;
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
export interface TrayProps {
  perspective: Perspective;
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
export interface Overlay {
  name: string;
  label: string;
  on?: boolean;
  /** Parts to choose from, as things with a picture (`company:blue`), and which of them comes first. */
  parts?: (perspective: Perspective) => { thing: string; label: Message }[];
  first?: (perspective: Perspective) => string | null;
  /** It tells in sentences what happened since the reader's last turn. */
  story?: boolean;
  /** What the overlay says, for the part that was chosen. */
  caption?: (perspective: Perspective, part: string | null) => Message[];
}

/** A rectangle of the board, in its own units. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a game brings to the table: `src/games/<id>/index.ts` has it as default export. */
export interface GameFace {
  Board: Component<BoardProps>;
  /** Panels of the left rail, second tab of the phone's sheet. */
  Tray?: Component<TrayProps>;
  /** One row that stays visible in the phone's sheet. */
  Summary?: Component<TrayProps>;
  /** The picture of a thing (`company:blue`), for lists and tables. */
  Picture?: Component<{ thing: string; size?: number }>;
  /** Pictures of the public things before a seat, for its card. */
  Kept?: Component<{ perspective: Perspective; words: Words; seat: number }>;
  /** Colours belong to the pieces, so seats are ink on paper. */
  inkSeats: boolean;
  /** The decision that a click on a thing of the board means, legal or not; asked for "why not". */
  meant?: (target: string, perspective: Perspective, chosen: Offer[]) => string | null;
  /** A thing of the board in words. */
  describe?: (data: unknown, perspective: Perspective, words: Words, target: string, offer?: Offer) => string | null;
  /** The message that stands for a seat in the game's sentences (its colour): at a table the person's name takes its place. */
  seatWord?: (perspective: Perspective, seat: number) => string;
  /** Message with the name of the board, for screen readers. */
  label: string;
  /** Message with the name of the tray: second tab of the phone's sheet. */
  tray?: string;
  /** Short public facts of a seat for its card. */
  facts?: (perspective: Perspective, seat: number, words: Words) => string[];
  /** The number on a seat's flaps while the game runs (null: hidden), and the message below it. */
  score?: (perspective: Perspective, seat: number) => { value: number | null; label: string };
  /** The shortest of them, for a chip. */
  brief?: (perspective: Perspective, seat: number) => string;
  /** What the seat to act has done so far in this turn, as a line of the log (`.you` for oneself). */
  running?: (perspective: Perspective) => Message | null;
  /** The last public thing a seat did, out of the log, for its card. */
  latest?: (facts: Fact[]) => Message | null;
  /** Keys of this game alone, with the message that says what they do. */
  keys?: readonly (readonly [key: string, message: string])[];
  overlays: Overlay[];
  /** The whole board; without signs and tracks if `bare`. */
  frame: (data: unknown, bare: boolean) => Frame;
  /** Where a target lies on the board, for bubbles and for zooming to where the action is. */
  place?: (data: unknown, target: string, perspective: Perspective) => { x: number; y: number } | null;
  /** Whether the board still shows what has happened: the end waits for it. */
  showing?: () => boolean;
  /** Facts that the board has not shown yet: the log waits for them. */
  held?: (fact: Fact) => boolean;
  /** Where a small screen should look now, if not at the targets. */
  focus?: (data: unknown, perspective: Perspective, filling: Filling | undefined) => Focus | null;
  /** Where the lower left corner of the overlay pills lies when the whole board is shown, and how wide what they say may be there; null = in the corner. */
  pills?: (data: unknown) => { x: number; y: number; room?: number } | null;
  /** The target where a fact took place. */
  spot?: (fact: Fact) => string | null;
  /** The size of a field in units of the board: a phone shows it at least as large as a fingertip. */
  field: (data: unknown) => number;
  /** What the board needs, by the table's options. */
  load: (data: <T>(file: string) => Promise<T>, options: Record<string, unknown>) => Promise<unknown>;
}
