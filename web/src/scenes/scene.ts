import type { Component } from 'svelte';
import type { Kind, Seen } from '../games/face';
import type { Fact, Message, SeatInfo } from '../wire/wire';
import type { Words } from '../words/bundle';

/** What a seat gets, in points or money. */
export interface Gain {
  seat: number;
  amount: number;
}

/** One step of a scene: a sentence on the plate, a line of the running order, a station of the strip. */
export interface SceneStep {
  /** Whose sentence the plate says, and what the step shows. */
  fact: Fact;
  /** Whom the sentence is about. */
  seat: number | null;
  /** The short name of the step. */
  station: Message;
  /** A clause that explains it. */
  clause?: string;
  gains: Gain[];
  /** How long it stays at the calm pace (src/wire/shows.ts: the clocks of the table wait for it). */
  seconds: number;
}

/** A line of a closing table. */
export interface SceneRow {
  seat: number;
  cells: { value: number | null; detail: Message | null }[];
  sum: number;
}

/** What a scene leaves behind: who got what, the best first. */
export interface SceneTable {
  columns: Message[];
  rows: SceneRow[];
  /** How long it stays at the calm pace where others play on (src/wire/shows.ts), unless it is kept open. */
  seconds: number;
}

/** Several results that fall at once, shown one after another; out of the facts that the log tells too. */
export interface Scene {
  title: Message;
  steps: SceneStep[];
  table: SceneTable | null;
  /** All facts that it is made of. */
  facts: Fact[];
}

/** What the picture of a scene gets. */
export interface SceneProps<G extends Kind = Kind> {
  scene: Scene;
  /** The step that is shown; the number of steps when all have been. */
  at: number;
  data: G['data'];
  perspective: Seen<G>;
  words: Words;
  seats: SeatInfo[];
  /** The seat of the person who looks; null for somebody without one. */
  reader: number | null;
}

/** The scenes of a game: `src/games/<id>/scene.ts` finds them, `Scene.svelte` draws them. */
export interface SceneFace<G extends Kind = Kind> {
  /** The scene in what one decision brought about; null if there is none. */
  of: (facts: Fact[], seat: number | null, perspective: Seen<G>) => Scene | null;
  Picture: Component<SceneProps<G>>;
  /** Whether the picture takes the place of the board, instead of a part of it. */
  covers?: boolean;
  /** What is told beside the board, in place of the running order. */
  Aside?: Component<SceneProps<G>>;
  /** Its steps are looked at one by one also where nothing moves: each stays until it is put away. */
  stepwise?: boolean;
}

/** How long a scene of a single step stays at most. */
export const BEAT_SECONDS = 1.4;

/** What every seat has got up to a step, itself included. */
export function gainsUpTo(scene: Scene, at: number): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { gains } of scene.steps.slice(0, at + 1))
    for (const { seat, amount } of gains) sums.set(seat, (sums.get(seat) ?? 0) + amount);
  return sums;
}

/** Scenes that came together, as one. */
export function joined(scenes: Scene[]): Scene | null {
  const first = scenes[0];
  if (!first) return null;
  const closing = scenes.findLast(({ table }) => table) ?? first;
  return {
    title: closing.title,
    steps: scenes.flatMap(({ steps }) => steps),
    table: closing.table,
    facts: scenes.flatMap(({ facts }) => facts),
  };
}
