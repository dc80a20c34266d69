import type { Component } from 'svelte';
import type { Words } from '../words/bundle';
import type { Fact, Offer, OptionValue, Perspective, SeatInfo } from '../wire/wire';

/** What a board gets. It draws the view and calls back with targets (`hex:I4`); it holds no rules. */
export interface BoardProps {
  /** What the face's `load` brought: the geometry. */
  data: unknown;
  perspective: Perspective;
  words: Words;
  seats: SeatInfo[];
  /** Targets that mean something now, with the first offer of each. */
  targets?: Map<string, Offer>;
  /** Target that list and board highlight together. */
  hot?: string | null;
  /** Target that was refused. */
  refused?: string | null;
  /** Names of overlays that are switched on. */
  overlays?: Set<string>;
  /** The part of an overlay that was chosen (a company of "reach"). */
  part?: string | null;
  /** Facts that led to this position: pieces named there travel and get the double ring. */
  fresh?: Fact[];
  /** Draw only the map: no signs, no value track (phone, figures). */
  bare?: boolean;
  onpick?: (target: string) => void;
  onwhy?: (target: string) => void;
  onhover?: (target: string | null) => void;
}

/** What panels of own and public things get. */
export interface TrayProps {
  perspective: Perspective;
  words: Words;
  seats: SeatInfo[];
  game: string;
}

export interface Overlay {
  name: string;
  /** Message of the game's words. */
  label: string;
  on?: boolean;
  /** Parts to choose from, as targets (`company:blue`). */
  parts?: (perspective: Perspective) => string[];
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
  /** Colours belong to the pieces, so seats are ink on paper. */
  inkSeats: boolean;
  /** The decision that a click on a thing of the board means, whether it is legal or not; asked when there is no offer. */
  meant?: (target: string, perspective: Perspective) => string | null;
  /** Short public facts of a seat for its card. */
  facts?: (perspective: Perspective, seat: number, words: Words) => string[];
  overlays: Overlay[];
  /** The whole board, and where its targets lie, for fitting and zooming. */
  frame: (data: unknown) => Frame;
  place?: (data: unknown, target: string) => { x: number; y: number } | null;
  /** What the board needs, by the table's options. */
  load: (data: <T>(file: string) => Promise<T>, options: Record<string, OptionValue>) => Promise<unknown>;
}
