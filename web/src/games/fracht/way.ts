import type { Point } from '../../board/geometry';
import { round } from '../../board/geometry';
import type { FrachtPush, FrachtRoute, FrachtView } from './types';
import { angleOf, onCurve, SIZE, sleeperOf, slot, stations, type Yard } from './yard';

/** A station reaches this far out of its middle, towards the rails. */
const REACH = 26;

/** Where the rails come to a station, seen from a point beside it. */
export function gate(view: Pick<FrachtView, 'stations'>, letter: string, from: Point): Point {
  const square = stations(view).find(({ id }) => id === letter)!;
  const middle = { x: square.x + SIZE / 2, y: square.y + SIZE / 2 };
  const [dx, dy] = [from.x - middle.x, from.y - middle.y];
  const far = Math.max(Math.abs(dx), Math.abs(dy)) || 1;
  return { x: middle.x + Math.round(dx / far) * REACH, y: middle.y + Math.round(dy / far) * REACH };
}

/** The points between two positions that follow each other, the first one left out; headings do not matter. */
function between(yard: Yard, from: string, to: string, end: Point): Point[] {
  const [a, b] = [sleeperOf(from), sleeperOf(to)].map((id) => id.split('/'));
  const [place, first] = a as [string, string?];
  const [there, second] = b as [string, string?];
  const middle = [first, second].find((name) => name?.length === 2);
  const outer = [first, second].find((name) => name?.length === 1);
  if (place !== there || !middle || !outer || middle === 'NS' || middle === 'EW') return [end];
  const corner = yard.corner(place)!;
  const shares = [0.26, 0.34, 0.42, 0.5];
  const bent = (first === outer ? shares : [...shares].reverse()).map((share) => onCurve(middle, outer, share));
  return [...bent.map(({ x, y }) => ({ x: corner.x + x, y: corner.y + y })), end];
}

/** The line of a drive or push: a point for every position, joined along the rails. */
export function lineOf(
  yard: Yard,
  view: Pick<FrachtView, 'stations'>,
  positions: string[],
): { stops: Point[]; line: Point[] } {
  const places = positions.map((position) => yard.sleeper(sleeperOf(position)));
  const stops = positions.map(
    (position, index) =>
      places[index] ?? gate(view, position, places[index - 1] ?? places[index + 1] ?? { x: 0, y: 0 }),
  );
  const line = stops.flatMap((stop, index) =>
    index === 0 ? [stop] : between(yard, positions[index - 1]!, positions[index]!, stop),
  );
  return { stops, line };
}

/** Path data of a line. */
export function pathOf(line: Point[]): string {
  return line.length ? `M${line.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}` : '';
}

/** A drive as it is drawn: line, numbers on the sleepers, and the end. */
export interface Drawn {
  route: FrachtRoute;
  path: string;
  stops: Point[];
  end: Point;
  /** The target where it ends. */
  target: string;
}

export function drawn(
  yard: Yard,
  view: Pick<FrachtView, 'stations' | 'locos'>,
  seat: number,
  route: FrachtRoute,
): Drawn {
  const start = view.locos[seat]!.at;
  const { stops, line } = lineOf(yard, view, [start, ...route.way]);
  const edge = route.edge ? yard.edge(route.edge) : null;
  const full = edge ? [...line, edge, { x: edge.x + edge.dx * 16, y: edge.y + edge.dy * 16 }] : line;
  return { route, path: pathOf(full), stops: stops.slice(1), end: full.at(-1)!, target: targetOf(route, start) };
}

/** A loco that a drive pushes: its way, and where it would stand (null: it runs off and is put in A). */
export interface Pushed {
  seat: number;
  to: string | null;
  path: string;
  end: Point;
  angle: number;
}

export function pushedBy(yard: Yard, view: Pick<FrachtView, 'stations' | 'locos'>, pushes: FrachtPush[]): Pushed[] {
  return pushes.map(({ seat, start, to, way }) => {
    const { stops, line } = lineOf(yard, view, [start, ...way]);
    const goal = to ?? 'A';
    const guests = view.locos.filter((other) => other.station === goal && other.seat !== seat).length;
    return {
      seat,
      to,
      path: pathOf(line),
      end: goal.includes('/') ? stops.at(-1)! : slot(view, goal, guests + 1),
      angle: angleOf(yard, goal),
    };
  });
}

/** The thing on the board where a route ends, as offers name it. */
export function targetOf(route: FrachtRoute, start: string): string {
  if (route.edge) return `edge:${route.edge}`;
  const end = route.way.at(-1) ?? start;
  return end.includes('/') ? `sleeper:${sleeperOf(end)}` : `station:${end}`;
}

/** The routes of one driving card: of those with its sleepers, the ones it may drive. */
export function routesWith(routes: FrachtRoute[], card: string | null): FrachtRoute[] {
  return card === null ? routes : routes.filter(({ cards }) => cards.includes(card));
}
