import { nearestTowards, type Point } from './geometry';

/** A thing of a board that can be pointed at, asked about and, while it has an offer, chosen. */
export interface Spot extends Point {
  target: string;
}

const STEPS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/**
 * Where a key leads from a spot; null: nowhere, undefined: it is no key for walking.
 * Arrows go from one open spot to the next, and where there is none that way, or from a spot that is not open, to any;
 * Home and End go to the first and the last open one, N and P (Page Down, Page Up) round all of them.
 */
export function walk<S extends Spot>(key: string, from: S, spots: S[], open: S[]): S | null | undefined {
  const at = open.findIndex(({ target }) => target === from.target);
  const step = STEPS[key];
  if (step) return (at >= 0 ? nearestTowards(from, open, step) : null) ?? nearestTowards(from, spots, step);
  if (key === 'Home') return open[0] ?? null;
  if (key === 'End') return open.at(-1) ?? null;
  if (key === 'PageDown' || key === 'n') return open[(at + 1) % open.length] ?? null;
  if (key === 'PageUp' || key === 'p') return open.at(at > 0 ? at - 1 : -1) ?? null;
  return undefined;
}

/** The spots, each as the object it was before unless it has changed: what is drawn for it stays. */
export function steady<S extends Spot>(before: Map<string, S>, spots: S[]): Map<string, S> {
  return new Map(
    spots.map((spot) => {
      const known = before.get(spot.target);
      return [spot.target, known && isSame(known, spot) ? known : spot];
    }),
  );
}

function isSame<S extends Spot>(one: S, other: S): boolean {
  return (Object.keys(other) as (keyof S)[]).every((key) => one[key] === other[key]);
}

/** The one spot that the Tab key reaches: where one was last, else the first open one, else the first of all. */
export function tabStop<S extends Spot>(last: string | null, spots: S[], open: S[]): string | null {
  const known = last !== null && spots.some(({ target }) => target === last);
  return known ? last : (open[0]?.target ?? spots[0]?.target ?? null);
}
