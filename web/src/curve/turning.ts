import type { Move, Step } from '../replay/steps';
import { about } from '../table/log';
import type { CurvePoint, Fact } from '../wire/wire';

/** A turn that changed how the seats stand: the point before it and the one after it. */
export interface Turning {
  letter: string;
  before: number;
  after: number;
  /** Who gained most, and how much. */
  seat: number;
  change: number;
}

const MOST = 3;
const LEAST = 0.05;
const MOST_TOLD = 3;
/** So many standard errors of the difference are no chance any more. */
const SURE = 3;

/** How much the standing changed from a point to the next: what was gained by all who gained. */
function changed(from: CurvePoint, to: CurvePoint): number {
  return to.standing.reduce((sum, value, seat) => sum + Math.max(0, value - (from.standing[seat] ?? 0)), 0);
}

/** Whether a change is more than the shares are uncertain: those of a search have no error. */
function certain(from: CurvePoint, to: CurvePoint): boolean {
  const gain = Math.max(...to.standing.map((value, seat) => value - (from.standing[seat] ?? 0)));
  return gain >= SURE * Math.hypot(from.error ?? 0, to.error ?? 0);
}

/** The turns that decided the game, at most three, in their order: the largest changes, not next to each other. */
export function turningPoints(points: CurvePoint[]): Turning[] {
  const changes = points
    .slice(1)
    .map((point, before) => ({ before, size: certain(points[before]!, point) ? changed(points[before]!, point) : 0 }));
  const chosen: number[] = [];
  for (const { before, size } of changes.toSorted((a, b) => b.size - a.size)) {
    if (chosen.length === MOST || size < LEAST) break;
    if (chosen.every((other) => Math.abs(other - before) > 1)) chosen.push(before);
  }
  return chosen.sort((a, b) => a - b).map((before, place) => turning(points, before, 'ABC'[place]!));
}

/** The steps between a point and the next one, where a turning point lies. */
export function stepsBetween(points: CurvePoint[], steps: Step[], { before, after }: Turning): Step[] {
  return steps.filter(
    ({ index, number }) => index >= 0 && number > points[before]!.number && number <= points[after]!.number,
  );
}

/**
 * What there is to tell of a turning point: the facts of its move. Where several seats moved, what came of it for the one
 * who gained, and if nothing did, what that one decided.
 */
export function factsOf(between: Step[], seat: number): Fact[] {
  const facts = between.map((step) => step.facts.filter((fact) => fact.line));
  const all = facts.flat();
  if (between.every((step) => step.seat === between[0]!.seat)) return all;
  const [, ...after] = facts.at(-1)!; // the first says what was decided
  const found = [after, all].map((some) => some.filter((fact) => about(fact) === seat)).find((some) => some.length > 0);
  return (found ?? all).slice(0, MOST_TOLD);
}

function turning(points: CurvePoint[], before: number, letter: string): Turning {
  const gains = points[before + 1]!.standing.map((value, seat) => value - points[before]!.standing[seat]!);
  const seat = gains.indexOf(Math.max(...gains));
  return { letter, before, after: before + 1, seat, change: gains[seat]! };
}

/** Where a point lies on the way from the first step to the last, 0 to 1. */
export function shareOf(steps: Step[], number: number): number {
  const at = Math.max(
    0,
    steps.findLastIndex((step) => step.number <= number),
  );
  return steps.length > 1 ? at / (steps.length - 1) : 0;
}

/** The last point that is not after a step. */
export function pointAt(points: CurvePoint[], number: number): number {
  return Math.max(
    0,
    points.findLastIndex((point) => point.number <= number),
  );
}

/** A share as whole percent: 0.584 is 58. */
export function percent(share: number): number {
  return Math.round(share * 100);
}

/** Labels that keep their distance: each as near to its place as the others allow. */
export function apart(places: number[], distance: number, least: number, most: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => places[a]! - places[b]!);
  const found = [...places];
  order.forEach((index, rank) => {
    const above = rank === 0 ? least : found[order[rank - 1]!]! + distance;
    found[index] = Math.max(found[index]!, above);
  });
  for (let rank = order.length - 1, limit = most; rank >= 0; rank -= 1) {
    found[order[rank]!] = Math.min(found[order[rank]!]!, limit);
    limit = found[order[rank]!]! - distance;
  }
  return found;
}

/** What a move brought its seat, in percent points; null where the curve has no points around it. */
export function gained(points: CurvePoint[], steps: Step[], move: Move): number | null {
  if (move.seat === null) return null;
  let first = move.step;
  while (steps[first - 1]?.turn === move.turn && steps[first - 1]?.seat === move.seat) first -= 1;
  const before = points.find((point) => point.number === steps[first - 1]?.number);
  const after = points.find((point) => point.number === steps[move.step]?.number);
  return before && after ? percent(after.standing[move.seat]!) - percent(before.standing[move.seat]!) : null;
}
