import { plainOffer } from '../../wire/plain';
import type { Offer } from '../../wire/wire';
import type { Seen } from '../face';
import { City } from './city';
import type { Colour, Figure } from './figures';
import type { Bus } from './types';
import { type Area, AREAS, type BusInsights, type BusView, type Kind, type LineView, type Space } from './types';

const COLOURS: Colour[] = ['black', 'green', 'yellow', 'red', 'blue'];

/** The printed city around a frame: what lies far outside is left away. */
export function around(city: City, [x, y, width, height]: [number, number, number, number]): City {
  const margin = 200;
  const crossings = city.file.crossings.filter(
    (one) => one.x > x - margin && one.x < x + width + margin && one.y > y - margin && one.y < y + height + margin,
  );
  const kept = new Set(crossings.map(({ id }) => id));
  const streets = city.file.streets.filter(({ a, b }) => kept.has(a) && kept.has(b));
  const lots = city.file.lots.filter(({ crossing }) => kept.has(crossing));
  return new City({ ...city.file, crossings, streets, lots });
}

/** The position of a figure as the board draws it. */
export function perspective(figure: Figure, city: City | null): Seen<Bus> {
  const colours =
    figure.lines?.blue || figure.areas?.lines?.cubes.includes('blue')
      ? COLOURS
      : COLOURS.slice(0, 3).concat(figure.areas?.clock ? 'red' : []);
  const hour = figure.hour ?? 'house';
  const lines = colours.map((colour) => trail(city, figure.lines?.[colour], figure.dead));
  const built = Object.entries(figure.built ?? {}).flatMap(([kind, lots]) =>
    lots.split(' ').map((lot): [string, Kind] => [lot, kind as Kind]),
  );
  const buildings = Object.fromEntries(built);
  const buses = figure.buses ?? colours.map(() => 1);
  const view: BusView = {
    phase: '',
    to_act: [],
    prompt: { id: '', args: {} },
    clause: figure.clauses[0] ?? '',
    turn: 1,
    mover: 0,
    round: 1,
    step: null,
    colours,
    start_player: 0,
    hour,
    stones_left: figure.stones ?? 5,
    stones_total: 5,
    stones: [],
    cubes: [],
    put: [],
    passed: [],
    sticks: [],
    buses,
    mbz: Math.max(...buses),
    rides: [],
    scores: [],
    discs: [],
    areas: Object.fromEntries(
      AREAS.map((area) => [area, (figure.areas?.[area]?.cubes ?? []).map((colour) => colours.indexOf(colour))]),
    ) as Record<Area, number[]>,
    lines,
    sticks_in: sticksIn(lines),
    buildings,
    supply: figure.supply ?? 5,
    letter: 'B',
    lots_left: { B: 7 },
    tiles: { house: null, office: null, pub: null },
    seated: Object.fromEntries(names(figure.seated).map((lot) => [lot, buildings[lot] === hour])),
    standing: figure.standing ?? {},
  };
  return { seat: 0, view, insights: insights(figure, view), offers: [], undo: 0 };
}

function insights(figure: Figure, view: BusView): BusInsights {
  const riding = {
    hour: view.hour,
    waiting: 1,
    rooms: 1,
    rides: 1,
    from_crossings: names(figure.riding?.from),
    to_lots: names(figure.riding?.to),
  };
  return {
    mbz_then: view.mbz + (figure.areas?.buses?.cubes.length && figure.clauses.includes('BUS-6.1') ? 1 : 0),
    hour_then: view.hour,
    start_then: 1,
    spaces: AREAS.flatMap((area) => spaces(figure, view, area)),
    steps: [],
    reach: figure.riding ? [{ seat: 0, now: riding, then: riding }] : [],
    vroomm: [],
    lots: [],
    ending: { stones_left: 5, lots_left: 31, lots_full: false, with_cubes: 3 },
    blocked: [],
  };
}

/** The spaces of an area from left to right. */
function spaces(figure: Figure, view: BusView, area: Area): Space[] {
  const single = area === 'buses' || area === 'clock' || area === 'start';
  const all = Array.from({ length: single ? 1 : 6 }, (_, index): Space => {
    const amount = figure.areas?.[area]?.amounts?.[index] ?? null;
    const owner = view.areas[area]?.[index] ?? null;
    return {
      area,
      index,
      space: single ? null : 'abcdef'[index]!,
      order: 0,
      owner,
      amount,
      amount_now: amount,
      state: owner === null ? 'empty' : 'waiting',
      next: false,
    };
  });
  return area === 'lines' || area === 'buildings' ? all.reverse() : all;
}

function trail(city: City | null, text: string | undefined, dead: string[] = []): LineView | null {
  const crossings = names(text);
  const streets = crossings.slice(1).map((to, index) => streetOf(city, crossings[index]!, to));
  if (streets.length === 0) return null;
  const head = (crossing: string, street: string) => ({ crossing, street, dead: dead.includes(crossing) });
  return {
    crossings,
    streets,
    front: head(crossings[0]!, streets[0]!),
    back: head(crossings.at(-1)!, streets.at(-1)!),
    circle: crossings[0] === crossings.at(-1),
  };
}

function streetOf(city: City | null, a: string, b: string): string {
  const found = city?.roads.find((road) => (road.a === a && road.b === b) || (road.a === b && road.b === a));
  return found?.id ?? '';
}

function sticksIn(lines: (LineView | null)[]): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  lines.forEach((line, seat) => line?.streets.forEach((street) => (found[street] ??= []).push(seat)));
  return found;
}

/** What is marked as possible: streets and lots. */
export function targets(figure: Figure): Map<string, Offer> {
  const offer = plainOffer('', { label: { id: 'board-label', args: {} } });
  return new Map(names(figure.open).map((name) => [`${name.startsWith('S') ? 'street' : 'lot'}:${name}`, offer]));
}

export function names(text: string | undefined): string[] {
  return (text ?? '').split(' ').filter(Boolean);
}
