import type { Point } from '../../board/geometry';
import type { Fact } from '../../wire/wire';
import type { FrachtView } from './types';
import { lineOf } from './way';
import { angleOf, type Yard } from './yard';

const MOVES = new Set(['step', 'push', 'own-off', 'push-off']);

/** The positions through which these facts took a loco, the first one included; empty if it did not move. */
export function journey(facts: Fact[], seat: number): string[] {
  const moves = facts.filter(({ kind, data }) => MOVES.has(kind) && data['seat'] === seat);
  return moves.flatMap(({ data }, index) => [
    ...(index === 0 ? [String(data['from'])] : []),
    ...('at' in data ? [String(data['at'])] : []),
  ]);
}

/** A loco on its way: where, in which direction, and how much of the way lies behind it. */
export interface Frame extends Point {
  angle: number;
  offset: number;
}

/** The frames of an animation along the rails, turning the shorter way round. */
export function frames(yard: Yard, view: Pick<FrachtView, 'stations'>, positions: string[], rest: Point): Frame[] {
  if (positions.length === 0) return [];
  const { stops } = lineOf(yard, view, positions);
  let angle = angleOf(yard, positions.find((position) => position.includes('/')) ?? '');
  const found = stops.map((stop, index) => {
    const position = positions[index]!;
    const wanted = position.includes('/') ? angleOf(yard, position) : angle;
    angle += ((((wanted - angle) % 360) + 540) % 360) - 180;
    return { ...stop, angle, offset: 0 };
  });
  const all = [...found, { ...rest, angle: found.at(-1)!.angle, offset: 0 }];
  return all.map((frame, index) => ({ ...frame, offset: index / (all.length - 1) }));
}

/** Seats whose locos these facts moved. */
export function movedSeats(facts: Fact[]): Set<number> {
  return new Set(facts.filter(({ kind }) => MOVES.has(kind)).map(({ data }) => Number(data['seat'])));
}

/** Places on which these facts laid a card. */
export function laidPlaces(facts: Fact[]): Set<string> {
  return new Set(
    facts.filter(({ kind }) => kind === 'lay' || kind === 'overbuild').map(({ data }) => String(data['place'])),
  );
}
