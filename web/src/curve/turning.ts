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
/** So many standard errors of the difference are no chance any more. */
const SURE = 3;

/** Who gained most from a point to the next, and how much. */
function gainOf(from: CurvePoint, to: CurvePoint): { seat: number; change: number } {
  const gains = to.standing.map((value, seat) => value - from.standing[seat]!);
  const change = Math.max(...gains);
  return { seat: gains.indexOf(change), change };
}

/** What of a gain lasts from a round before to a round after it: an estimate that jumps there and back has decided nothing. */
function lasting(points: CurvePoint[], before: number): number {
  const [from, to] = [points[before]!, points[before + 1]!];
  const { seat } = gainOf(from, to);
  const round = from.standing.length;
  const share = (point: CurvePoint) => point.standing[seat]!;
  const earlier = points.slice(Math.max(0, before + 1 - round), before + 1).map(share);
  const later = points.slice(before + 1, before + 1 + round).map(share);
  return Math.min(share(to) - Math.max(...earlier), Math.min(...later) - share(from));
}

/** Whether a change is more than the shares are uncertain: those of a search have no error. */
function certain(from: CurvePoint, to: CurvePoint): boolean {
  return gainOf(from, to).change >= SURE * Math.hypot(from.error ?? 0, to.error ?? 0);
}

/** The turns that decided the game, at most three, in their order: the largest changes, not next to each other. */
export function turningPoints(points: CurvePoint[]): Turning[] {
  const changes = points
    .slice(1)
    .map((point, before) => ({ before, size: certain(points[before]!, point) ? lasting(points, before) : 0 }));
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
 * The one fact that tells of a turning point, and whom it is about: the last thing that came of it for the seat that
 * gained, else what that seat decided, else what was decided.
 */
export function factOf(between: Step[], gainer: number): { fact: Fact; seat: number | null } | null {
  const told = between.map((step) =>
    step.facts.filter((fact) => fact.line).map((fact) => ({ fact, seat: about(fact) ?? step.seat })),
  );
  const came = told.flatMap((facts) => facts.slice(1)).filter(({ fact }) => about(fact) === gainer);
  const decided = told.flatMap((facts) => facts.slice(0, 1));
  return came.at(-1) ?? decided.findLast(({ seat }) => seat === gainer) ?? decided[0] ?? null;
}

function turning(points: CurvePoint[], before: number, letter: string): Turning {
  return { letter, before, after: before + 1, ...gainOf(points[before]!, points[before + 1]!) };
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
