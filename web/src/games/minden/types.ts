/** The view of Finden Sie Minden, in the words of the board. */
import type {
  MindenAward,
  MindenCard,
  MindenEvaluation,
  MindenInsights,
  MindenTip,
  MindenView,
  MindenVisit,
  Note,
  Perspective,
} from '../../wire/wire';
import type { Desk } from './desk.svelte';
import type { Tip } from './tip';

export type { MindenAward, MindenCard, MindenEvaluation, MindenInsights, MindenTip, MindenView, MindenVisit };

/** The types of this game. */
export interface Minden {
  data: Desk;
  view: MindenView;
  insights: MindenInsights;
}

export const viewOf = (perspective: Perspective) => perspective.view as unknown as MindenView;
export const insightsOf = (perspective: Perspective) => perspective.insights as MindenInsights | null;

export const COLOURS = ['yellow', 'orange', 'green', 'blue'] as const;

/** What is filled in of the form of a tip, as a tip. */
export function tipOf(values: Record<string, string>): Tip {
  return {
    side: values['side'] ?? null,
    block: values['block'] ?? null,
    square: values['square'] ? Number(values['square']) : null,
    quarter: values['quarter'] ?? null,
  };
}

/** A tip as values of the form. */
export function valuesOf(tip: Tip): Record<string, string | null> {
  return {
    side: tip.side,
    block: tip.block,
    square: tip.square === null ? null : String(tip.square),
    quarter: tip.quarter,
  };
}

/** The note that carries a pin (MIN-6.2). */
export function pinNote([lon, lat]: readonly [number, number]): string {
  return `pin:${lon.toFixed(4)}:${lat.toFixed(4)}`;
}

/** Longitude and latitude of a pin; null if the note is none. */
export function readPin(note: string | null | undefined): [number, number] | null {
  const found = /^pin:(-?\d+(?:\.\d+)?):(-?\d+(?:\.\d+)?)$/.exec(note ?? '');
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** The pin that a seat set in a round. */
export function pinOf(notes: Note[] | undefined, seat: number, round: number): [number, number] | null {
  return readPin(notes?.find((note) => note.seat === seat && note.turn === round)?.text);
}
