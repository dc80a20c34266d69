import { type Point, round } from '../../board/geometry';
import type { Fact, Offer, SeatInfo } from '../../wire/wire';
import type { City, Crossing, Road } from './city';
import type { BusView, LineView } from './types';

/** Where the pieces lie on the map; pure functions. */

const SYMBOLS: Record<string, number> = { red: 1, blue: 2, green: 3, yellow: 4, white: 5, black: 6 };

/** The symbol (and colour) of a seat: as on its card; without cards, of its colour in the rules. */
export function symbolOf(seat: number, seats: SeatInfo[], view: BusView): number {
  return seats.find((one) => one.seat === seat)?.symbol ?? SYMBOLS[view.colours[seat] ?? ''] ?? seat + 1;
}

export interface Stick {
  key: string;
  seat: number;
  street: string;
  a: Point;
  b: Point;
  /** Width of the wood. */
  width: number;
  /** Where its symbol lies, and how large. */
  mark: Point;
  radius: number;
}

const END = 22;

/** How far apart sticks in one street lie, and how wide they are. */
function spread(count: number): { gap: number; width: number; radius: number } {
  if (count < 3) return { gap: 15, width: 12.5, radius: 13.5 };
  if (count === 3) return { gap: 14, width: 11, radius: 12.5 };
  return { gap: 12, width: 9, radius: 11.5 };
}

/** Every stick; parallel ones lie side by side, their symbols one after another. */
export function sticks(city: City, view: BusView): Stick[] {
  return Object.entries(view.sticks_in).flatMap(([street, owners]) => {
    const road = city.road.get(street);
    if (!road) return [];
    const { gap, width, radius } = spread(owners.length);
    return owners.map((seat, index) => {
      const rank = index - (owners.length - 1) / 2;
      const side = rank * gap;
      const step = Math.min(radius * 2 + 2, (road.reach - 2 * END - 2 * radius) / Math.max(1, owners.length - 1));
      return {
        key: `${seat} ${street}`,
        seat,
        street,
        width,
        radius,
        a: along(road, END, side),
        b: along(road, road.reach - END, side),
        mark: along(road, road.reach / 2 + rank * step, side),
      };
    });
  });
}

/** A point on a street, so far from its beginning and so far aside. */
export function along(road: Road, far: number, side = 0): Point {
  return {
    x: round(road.from.x + road.ux * far - road.uy * side),
    y: round(road.from.y + road.uy * far + road.ux * side),
  };
}

/** The stretch of a street on which a target is marked, beside the sticks that lie there. */
export function stretch(road: Road, view: BusView): { a: Point; b: Point; mid: Point } {
  const others = view.sticks_in[road.id]?.length ?? 0;
  const side = others === 0 ? 0 : (others * spread(others).gap) / 2 + 12;
  const begin = road.from.kind === 'station' ? 44 : 24;
  const end = road.reach - (road.to.kind === 'station' ? 44 : 24);
  return { a: along(road, begin, side), b: along(road, end, side), mid: along(road, (begin + end) / 2, side) };
}

export interface Flag extends Point {
  key: string;
  seat: number;
  dead: boolean;
  /** It hangs below its crossing. */
  below: boolean;
  /** Smaller where many meet. */
  scale: number;
}

const FLAG = 34;
const MANY = 3;

/** The heads of all lines as flags at their crossings. */
export function flags(city: City, view: BusView): Flag[] {
  const at = new Map<string, { key: string; seat: number; dead: boolean }[]>();
  view.lines.forEach((line, seat) => {
    if (!line) return;
    for (const [end, head] of [
      ['front', line.front],
      ['back', line.back],
    ] as const) {
      at.set(head.crossing, [...(at.get(head.crossing) ?? []), { key: `${seat} ${end}`, seat, dead: head.dead }]);
    }
  });
  return [...at].flatMap(([id, heads]) => {
    const crossing = city.crossing.get(id);
    if (!crossing) return [];
    const scale = heads.length > MANY ? 0.8 : 1;
    const place = flagPlace(city, crossing, heads.length * scale);
    return heads.map((head, index) => ({
      ...head,
      x: place.x + (index - (heads.length - 1) / 2) * FLAG * scale,
      y: place.y,
      below: place.below,
      scale,
    }));
  });
}

/** Above the crossing; a little to the side, or below, if a lot or a name lies there. */
function flagPlace(city: City, crossing: Crossing, count: number): Point & { below: boolean } {
  const far = crossing.kind === 'station' ? 54 : 34;
  const tries = [false, true].flatMap((below) =>
    [0, -12, 12, -24, 24, -36, 36].map((shift) => ({
      x: crossing.x + shift,
      y: crossing.y + (below ? far : -far),
      below,
      shift,
    })),
  );
  const allowed = crossing.kind === 'station' ? tries.filter(({ below }) => !below) : tries;
  const cost = ({ x, y, below, shift }: (typeof tries)[number]) => {
    const box = { x, y: y + (below ? -1 : 1), wide: (count * FLAG) / 2, high: 15 };
    const taken = [...city.lots.map((lot) => ({ ...lot, wide: 24, high: 24 })), ...city.labels];
    return taken.reduce((sum, other) => sum + shared(box, other), 0) + Math.abs(shift) * 3 + (below ? 130 : 0);
  };
  return allowed.reduce((best, other) => (cost(other) < cost(best) ? other : best));
}

interface Box extends Point {
  wide: number;
  high: number;
}

/** The area that two boxes share. */
function shared(one: Box, other: Box): number {
  const wide = one.wide + other.wide - Math.abs(one.x - other.x);
  const high = one.high + other.high - Math.abs(one.y - other.y);
  return Math.max(0, Math.min(wide, 2 * one.wide)) * Math.max(0, Math.min(high, 2 * one.high));
}

/** glad: in the right building; sitting: in a wrong one; waiting: on a crossing or station. */
export type Mood = 'glad' | 'sitting' | 'waiting';

export interface Person extends Point {
  key: string;
  mood: Mood;
  scale: number;
  /** The crossing or lot where somebody is. */
  at: string;
}

const SHOWN = 5;

/** Everybody in town. At a station at most five are drawn. */
export function people(city: City, view: BusView): Person[] {
  const inside = Object.entries(view.seated).flatMap(([id, glad]): Person[] => {
    const lot = city.lot.get(id);
    return lot ? [{ key: id, at: id, mood: glad ? 'glad' : 'sitting', ...seat(lot), scale: 0.8 }] : [];
  });
  const outside = Object.entries(view.standing).flatMap(([id, count]) => {
    const crossing = city.crossing.get(id);
    if (!crossing) return [];
    const shown = Math.min(count, SHOWN);
    return Array.from({ length: shown }, (_, index): Person => ({
      key: `${id} ${index}`,
      at: id,
      mood: 'waiting',
      ...stand(crossing, index, shown),
      scale: 0.92,
    }));
  });
  return [...inside, ...outside];
}

/** Where a passenger in a building is drawn. */
export function seat(lot: Point): Point {
  return { x: lot.x + 15, y: lot.y + 12 };
}

function stand(crossing: Crossing, index: number, count: number): Point {
  const gap = count > 3 ? 17 : 21;
  return { x: crossing.x + (index - (count - 1) / 2) * gap, y: crossing.y + (crossing.kind === 'station' ? 33 : 2) };
}

/** Stations where more are waiting than are drawn. */
export function crowds(city: City, view: BusView): (Point & { id: string; count: number })[] {
  return Object.entries(view.standing).flatMap(([id, count]) => {
    const crossing = city.crossing.get(id);
    return crossing && count > SHOWN ? [{ id, count, x: crossing.x + 56, y: crossing.y + 40 }] : [];
  });
}

/** The shortest way along a line, as crossings. */
export function way(line: LineView | null | undefined, from: string, to: string): string[] {
  if (!line) return [from, to];
  const before = new Map<string, string | null>([[from, null]]);
  const queue = [from];
  for (let here = queue.shift(); here !== undefined && !before.has(to); here = queue.shift()) {
    line.crossings.forEach((crossing, index) => {
      for (const next of [line.crossings[index - 1], line.crossings[index + 1]]) {
        if (crossing !== here || !next || before.has(next)) continue;
        before.set(next, crossing);
        queue.push(next);
      }
    });
  }
  if (!before.has(to)) return [from, to];
  const found: string[] = [];
  for (let step: string | null | undefined = to; step; step = before.get(step)) found.unshift(step);
  return found;
}

/** The way of a ride that is offered, along the mover's line into the building. */
export function rideWay(city: City, view: BusView, offer: Offer | undefined): Point[] {
  const [, from = '', to = ''] = offer?.do.split(':') ?? [];
  const lot = city.lot.get(offer?.targets.find((target) => target.startsWith('lot:'))?.slice(4) ?? '');
  return [...way(view.lines[view.mover], from, to).flatMap((id) => city.crossing.get(id) ?? []), ...(lot ? [lot] : [])];
}

/** How somebody came to where they are now: points of the map, from these facts; null if they were there. */
export function journey(
  city: City,
  view: BusView,
  person: Person,
  facts: Fact[],
): { points: Point[]; order: number } | null {
  const order = facts.findIndex(
    (fact) => fact.data['to_lot'] === person.at || (fact.kind === 'walk' && fact.data['to'] === person.at),
  );
  const fact = facts[order];
  if (fact?.kind === 'rode') {
    const ids = way(view.lines[Number(fact.data['seat'])], String(fact.data['from_id']), String(fact.data['to_id']));
    const start = city.lot.get(String(fact.data['from_lot']));
    return { points: [...(start ? [start] : []), ...ids.flatMap((id) => city.crossing.get(id) ?? []), person], order };
  }
  if (fact?.kind === 'walk') {
    const id = String(fact.data['from']);
    const start = city.lot.get(id) ?? city.crossing.get(id);
    return start ? { points: [start, person], order } : null;
  }
  return arrival(city, view, person, facts);
}

/** The buses that carried somebody just now, each with its way along the line. */
export function drives(city: City, view: BusView, facts: Fact[]): { key: string; seat: number; points: Point[] }[] {
  return facts.flatMap(({ kind, data }) => {
    if (kind !== 'rode') return [];
    const seat = Number(data['seat']);
    const ids = way(view.lines[seat], String(data['from_id']), String(data['to_id']));
    const points = ids.flatMap((id) => city.crossing.get(id) ?? []);
    return points.length > 0 ? [{ key: `${data['rides']} ${data['to_lot']}`, seat, points }] : [];
  });
}

/** New passengers come by train. */
function arrival(city: City, view: BusView, person: Person, facts: Fact[]): { points: Point[]; order: number } | null {
  const station = city.crossing.get(person.at);
  const fact = facts.find(({ kind }) => kind === 'arrived');
  if (!fact || station?.kind !== 'station') return null;
  const count = Number(fact.data[station.station === '1830' ? 'first' : 'second']);
  const shown = Math.min(view.standing[station.id] ?? 0, SHOWN);
  const order = Number(person.key.split(' ')[1]) - Math.max(0, shown - count);
  const track = station.y < 600 ? { x: station.x - 72, y: station.y - 120 } : { x: station.x + 72, y: station.y + 120 };
  return order >= 0 ? { points: [track, person], order } : null;
}

/** What these facts put on the map or moved, by key: sticks `0 S12`, lots `A01`, cubes `lines a`, stations. */
export function touched(facts: Fact[]): Set<string> {
  const found = new Set<string>();
  for (const { kind, data } of facts) {
    if (kind === 'built') found.add(String(data['lot']));
    else if (data['street']) found.add(`${data['seat']} ${data['street']}`);
    else if (kind === 'rode') found.add(String(data['to_lot']));
    else if (kind === 'walk') found.add(String(data['to']));
    else if (kind === 'cube' || kind === 'cube_single') found.add(`${data['area_id']} ${data['space']}`);
    else if (kind === 'bus') found.add(`bus ${data['seat']}`);
    else if (kind === 'heads') found.add(String(data['crossing_id']));
  }
  return found;
}
