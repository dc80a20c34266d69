import type { Point } from '../../board/geometry';
import type { Offer } from '../../wire/wire';
import { type FrachtView, split } from './types';
import { SIZE, sleeperOf, standing, stations, type Yard } from './yard';

/** A thing of the board that can be pointed at: a square, or a disc on top of squares. */
export interface Spot extends Point {
  target: string;
  /** Squares have a side, discs a radius. */
  radius: number | null;
}

/** How far a finger reaches round a disc; discs that lie close together share the room between them. */
const FINGER = 25;
/** Nearer than this, the marks of two discs would cover each other. */
const CLOSE = 30;

/** Stations and places always; sleepers, ends of rails and locos while they mean something. */
export function spotsOf(yard: Yard, view: FrachtView, targets: Map<string, Offer>): Spot[] {
  const square =
    (kind: string) =>
    ({ id, x, y }: Point & { id: string }): Spot => ({
      target: `${kind}:${id}`,
      x: x + SIZE / 2,
      y: y + SIZE / 2,
      radius: null,
    });
  const found = [...targets].flatMap(([target, offer]) => {
    const at = discOf(yard, view, target);
    return at ? [{ target, offer, x: at.x, y: at.y }] : [];
  });
  const branches = found.filter(({ target }) => /^sleeper:.*[NESW]{2}$/.test(target));
  const discs = found.map((disc) => ({
    target: disc.target,
    ...(branches.includes(disc) && gap(disc, branches) < CLOSE ? apart(yard, disc) : { x: disc.x, y: disc.y }),
  }));
  return [
    ...stations(view).map(square('station')),
    ...yard.places.map(square('place')),
    ...discs.map((disc) => ({ ...disc, radius: Math.min(FINGER, gap(disc, discs) / 2) })),
  ];
}

/** The way from a disc to the next one. */
function gap(disc: Point, discs: Point[]): number {
  const ways = discs.map((other) => Math.hypot(other.x - disc.x, other.y - disc.y));
  return Math.min(Infinity, ...ways.filter((way) => way > 0));
}

/** The middle sleepers of two branches lie close together: their discs move on, half way to the edge that is headed for. */
function apart(yard: Yard, { target, offer, x, y }: Point & { target: string; offer: Offer }): Point {
  const [place, sleeper] = split(target)[1].split('/');
  const heading = offer.do
    .split(' ')
    .findLast((notation) => notation.includes(`${place}/${sleeper}>`))
    ?.split('>')[1];
  const outer = yard.sleeper(`${place}/${heading}`) ?? { x, y };
  return { x: (x + outer.x) / 2, y: (y + outer.y) / 2 };
}

/** Where a thing lies that is not a square. */
function discOf(yard: Yard, view: FrachtView, target: string): Point | null {
  const [kind, id] = split(target);
  if (kind === 'sleeper') return yard.sleeper(id);
  if (kind === 'loco') return view.locos[Number(id)] ? standing(yard, view, Number(id)) : null;
  const edge = kind === 'edge' ? yard.edge(id) : null;
  return edge && { x: edge.x + edge.dx * 12, y: edge.y + edge.dy * 12 };
}

/** The place of any target, also of those that lie in the hand: they concern the own loco. */
export function placeOf(yard: Yard, view: FrachtView, target: string, seat: number): Point | null {
  const [kind, id] = split(target);
  if (kind === 'route') return placeOf(yard, view, endOf(id, seat), seat);
  const disc = discOf(yard, view, target);
  if (disc) return disc;
  const corner =
    kind === 'station' ? stations(view).find((square) => square.id === id) : yard.corner(id.split('/')[0]!);
  if (corner && ['station', 'place', 'turn'].includes(kind)) return { x: corner.x + SIZE / 2, y: corner.y + SIZE / 2 };
  return ['couple', 'drive', 'build', 'wagon', 'redraw'].includes(kind) && view.locos[seat]
    ? standing(yard, view, seat)
    : null;
}

/** The thing where a route ends, from its decisions; running off or stopping at once concerns the own loco. */
function endOf(decisions: string, seat: number): string {
  const end = decisions
    .split(' ')
    .findLast((notation) => notation.startsWith('go:'))
    ?.slice(3);
  return end === undefined ? `loco:${seat}` : end.includes('/') ? `sleeper:${sleeperOf(end)}` : `station:${end}`;
}
