import type { Point } from '../board/geometry';
import type { Offer } from '../wire/wire';
import type { Guide } from './contracts';

/** Where the action is: the one of these places that lies most in the middle of them. */
export function focusOf(places: Point[]): Point | null {
  const [first] = places;
  if (!first) return null;
  const middle = { x: mean(places.map(({ x }) => x)), y: mean(places.map(({ y }) => y)) };
  return places.reduce((best, place) => (far(place, middle) < far(best, middle) ? place : best), first);
}

/** The offers that lie nearest to a place of the board; of those that say the same, one. */
export function nearest(offers: Offer[], from: Point, place: (target: string) => Point | null, count = 3): Offer[] {
  return offers
    .flatMap((offer) => {
      const to = offer.targets[0] ? place(offer.targets[0]) : null;
      return to ? [{ offer, way: far(from, to) }] : [];
    })
    .sort((a, b) => a.way - b.way)
    .filter(({ offer }, index, all) => all.findIndex((other) => sayTheSame(other.offer, offer)) === index)
    .slice(0, count)
    .map(({ offer }) => offer);
}

/** What a guide points at on a small screen: something on the board, in the tray or in the list; null, nothing new. */
export type Pointing = 'board' | 'tray' | 'list' | null;

export function pointingOf(guide: Guide, offers: Offer[], place: (target: string) => Point | null): Pointing {
  if (guide.hot !== null) return place(guide.hot) ? 'board' : 'tray';
  if (!guide.asks) return null;
  const onBoard = guide.row === null && offers.some(({ targets }) => targets.some((target) => place(target)));
  return onBoard ? 'board' : 'list';
}

function sayTheSame(one: Offer, other: Offer): boolean {
  return JSON.stringify([one.label, one.effect]) === JSON.stringify([other.label, other.effect]);
}

function far(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
