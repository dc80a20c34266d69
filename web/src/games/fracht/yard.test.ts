import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { plainOffer } from '../../wire/plain';
import type { Fact } from '../../wire/wire';
import { perspective } from './figure-positions';
import { FIGURES } from './figures';
import { frames, journey } from './journey';
import { meant } from './meant';
import { pointedRoute } from './plan';
import { placeOf, spotsOf } from './spots';
import { composing, type FrachtView } from './types';
import { type Drawn, drawn, gate, lineOf, targetOf } from './way';
import {
  angleOf,
  type CardsFile,
  type GeometryFile,
  type LayoutsFile,
  onCurve,
  rails,
  sleeperOf,
  standing,
  Yard,
} from './yard';

const read = <T>(name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../../src/stellwerk/games/fracht/data/${name}.json`, import.meta.url), 'utf8'),
  ) as T;
const layouts = read<LayoutsFile>('layouts');
const yardOf = (layout: string) => new Yard(read<CardsFile>('cards'), layouts, read<GeometryFile>('geometry'), layout);
const yard = yardOf('standard');
const stations = layouts.layouts[0]!.stations;
const seen = (name: string) => perspective(FIGURES[name]!, yard, { stations });
const viewIn = (name: string) => seen(name).view as unknown as FrachtView;
const offer = (notation: string, group = '') => plainOffer(notation, { group });

describe('the yard', () => {
  test.each([
    ['standard', 21],
    ['pyramid', 26],
    ['valley', 17],
  ])('has the places of the layout %s', (layout, count) => {
    expect(yardOf(layout).places).toHaveLength(count);
  });

  test('turns elements clockwise (FRA-2.4)', () => {
    expect(yard.turned(['NS', 'NE'], 1)).toEqual(['EW', 'ES']);
    expect(yard.turned(['NE', 'SW'], 2)).toEqual(['SW', 'NE']);
    expect(yard.turned(['WN'], 3)).toEqual(['SW']);
  });

  test('draws the sleepers of the rules only (FRA-2.5, FRA-2.6)', () => {
    expect(yard.sleepers(['NS', 'NE'], false).sort()).toEqual(['E', 'N', 'NE', 'NS', 'S']);
    expect(yard.sleepers(['NS', 'EW'], true).sort()).toEqual(['E', 'N', 'S', 'W']);
  });

  test('knows the second copy of a card (FRA-V8)', () => {
    expect(yard.card('T04b')).toEqual(yard.card('T04'));
  });

  test('has rails of every element from edge to edge', () => {
    for (const name of Object.keys(yard.geometry.elements)) expect(rails(name).match(/M/g), name).toHaveLength(2);
    expect(rails('NE')).toBe('M55 0A45 45 0 0 0 100 45M45 0A55 55 0 0 0 100 55');
  });

  test('has its curves end in the middle of edges', () => {
    for (const name of ['NE', 'ES', 'SW', 'WN']) {
      for (const [edge, share] of [
        [name[0]!, 0],
        [name[1]!, 0],
        [name[0]!, 1],
      ] as const) {
        const { x, y } = onCurve(name, edge, share);
        const at = yard.geometry.edges[(share ? name[1] : edge) as 'N'];
        expect([x, y].map(Math.round), `${name} ${edge}`).toEqual([at.x, at.y]);
      }
      expect(Math.round(onCurve(name, name[0]!, 0.5).x)).toBe(Math.round(yard.geometry.sleepers[name]!.x));
    }
  });
});

describe('positions', () => {
  test('are read without their heading', () => {
    expect(['A', 'p31/N:in', 'p31/NE>E'].map(sleeperOf)).toEqual(['A', 'p31/N', 'p31/NE']);
    expect(angleOf(yard, 'p31/NE>E')).toBe(45);
  });

  test('put locos on sleepers, and side by side in a station (FRA-7.2.5)', () => {
    expect(standing(yard, viewIn('push'), 1)).toEqual({ x: 450, y: 50 });
    const slots = [0, 1, 2, 3].map((seat) => standing(yard, viewIn('field'), seat));
    expect(new Set(slots.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
  });

  test('join to lines along the rails', () => {
    const { stops, line } = lineOf(yard, { stations }, ['A', 'p31/N:in', 'p31/NE>E', 'p31/E:out']);
    expect(stops[0]).toEqual({ x: 350, y: 76 });
    expect(stops.at(-1)).toEqual({ x: 386, y: 150 });
    expect(line.length).toBeGreaterThan(stops.length);
    for (const { x, y } of line.slice(2, -1)) expect(Math.abs(Math.hypot(x - 400, y - 100) - 50)).toBeLessThan(1);
  });

  test('come to a station from its side', () => {
    expect(gate({ stations }, 'C', { x: 486, y: 50 })).toEqual({ x: 524, y: 50 });
  });
});

describe('a drive', () => {
  const routes = (name: string) => (seen(name).insights as unknown as { routes: Parameters<typeof drawn>[3][] }).routes;

  test('has a point for each of its sleepers and ends at its target', () => {
    const [first] = routes('drive');
    const picture = drawn(yard, viewIn('drive'), 0, first!);
    expect(picture.stops).toHaveLength(7);
    expect(picture.target).toBe('station:E');
  });

  test('off the rails goes beyond the edge', () => {
    const picture = drawn(yard, viewIn('buffer'), 0, routes('buffer')[0]!);
    expect(picture.target).toBe('edge:p31/E');
    expect(picture.end.x).toBeGreaterThan(400);
  });

  test('is pointed at by itself, by its first part, or by its end', () => {
    const routes = [
      'go:p31/N:in go:p31/NE>E stop',
      'go:p31/N:in branch:p31/NE>E go:p31/NE>E stop',
      'go:p20/E:in go:p20/EW>W',
    ].map(
      (notation, index) =>
        ({ route: { do: notation }, target: ['sleeper:p31/NE', 'sleeper:p31/NE', 'sleeper:p20/EW'][index] }) as Drawn,
    );
    const found = (hot: string | null) => routes.indexOf(pointedRoute(routes, hot)!);
    expect(found('sleeper:p31/NE')).toBe(0);
    expect(found('route:go:p31/N:in branch:p31/NE>E go:p31/NE>E stop')).toBe(1);
    expect(found('route:go:p20/E:in')).toBe(2);
    expect([found('route:go:p31/N'), found('station:A'), found(null)]).toEqual([-1, -1, -1]);
  });

  test('to a sleeper is named without heading', () => {
    expect(targetOf(routes('branch')[0]!, 'A')).toBe('sleeper:p31/S');
  });
});

describe('a journey', () => {
  const fact = (kind: string, data: Fact['data']): Fact => ({ kind, data, audience: -1, reveals: false, line: false });
  const facts = [
    fact('step', { seat: 0, from: 'A', at: 'p31/N:in' }),
    fact('push', { seat: 1, from: 'p31/N:in', at: 'p31/NE>E' }),
    fact('step', { seat: 0, from: 'p31/N:in', at: 'p31/NS>S' }),
  ];

  test('follows one loco', () => {
    expect(journey(facts, 0)).toEqual(['A', 'p31/N:in', 'p31/NS>S']);
    expect(journey(facts, 1)).toEqual(['p31/N:in', 'p31/NE>E']);
    expect(journey(facts, 2)).toEqual([]);
  });

  test('turns the shorter way', () => {
    const path = frames(yard, { stations }, ['p31/N:out', 'A', 'p40/W:in'], { x: 414, y: 50 });
    expect(path.map(({ angle }) => angle)).toEqual([270, 270, 360, 360]);
    expect(path.map(({ offset }) => offset)).toEqual([0, 1 / 3, 2 / 3, 1]);
  });

  test('off the rails ends where the loco stands then', () => {
    expect(journey([fact('own-off', { seat: 0, from: 'p31/E:out', place: 'p31' })], 0)).toEqual(['p31/E:out']);
  });
});

describe('what is composed', () => {
  test('comes from the choices, or from the phase', () => {
    const view = viewIn('lay');
    expect(composing(view, [offer('build:T04'), offer('at:p31')])).toEqual({
      verb: 'build',
      card: 'T04',
      place: 'p31',
      rotation: null,
      route: null,
    });
    expect(composing(view, [offer('drive:T04'), offer('go:p31/N:in stop', 'route')]).route).toBe('go:p31/N:in stop');
    expect(composing({ ...view, building: { card: 'T05', place: 'p20' } }, []).place).toBe('p20');
    expect(composing(view, []).verb).toBeNull();
  });

  test('decides what a click on a station means', () => {
    const at = { ...seen('wagons'), seat: 0 };
    expect(meant(yard, 'station:F', at, [])).toBe('uncouple:T03');
    expect(meant(yard, 'station:J', at, [])).toBe('go:J');
    expect(meant(yard, 'station:F', at, [offer('drive:T04')])).toBe('go:F');
    expect(meant(yard, 'place:p31', at, [])).toBe('at:p31');
  });
});

describe('things on the board', () => {
  test('are all squares, and discs where something may be chosen', () => {
    const view = viewIn('off');
    const spots = spotsOf(
      yard,
      view,
      new Map([
        ['sleeper:p31/NE', offer('')],
        ['edge:p31/E', offer('')],
        ['loco:1', offer('')],
        ['card:T01', offer('')],
      ]),
    );
    expect(spots.filter(({ radius }) => radius === null)).toHaveLength(31);
    expect(spots.filter(({ radius }) => radius !== null).map(({ target }) => target)).toEqual([
      'sleeper:p31/NE',
      'edge:p31/E',
      'loco:1',
    ]);
  });

  const discs = (...targets: [string, string][]) =>
    spotsOf(yard, viewIn('off'), new Map(targets.map(([target, notation]) => [target, offer(notation)]))).filter(
      ({ radius }) => radius !== null,
    );

  test('share the room between them, so that one gets what one points at', () => {
    const [one, other] = discs(['sleeper:p31/NE', 'go:p31/NE>E stop'], ['sleeper:p31/E', 'go:p31/E:out']);
    expect(one!.radius! + other!.radius!).toBeCloseTo(Math.hypot(one!.x - other!.x, one!.y - other!.y));
    expect(discs(['sleeper:p31/NE', 'go:p31/NE>E'])[0]).toMatchObject({ ...yard.sleeper('p31/NE'), radius: 25 });
  });

  test('move on where two branches begin close together', () => {
    const [east, south] = discs(['sleeper:p31/NE', 'branch:p31/NE>E'], ['sleeper:p31/NS', 'branch:p31/NS>S']);
    expect(south).toMatchObject({ x: 350, y: 168 });
    expect(Math.hypot(east!.x - south!.x, east!.y - south!.y)).toBeGreaterThan(34);
  });

  test('have a place, also a card of the hand', () => {
    const view = viewIn('off');
    expect(placeOf(yard, view, 'drive:T04', 1)).toEqual(yard.sleeper('p31/E'));
    expect(placeOf(yard, view, 'turn:p31/1', 0)).toEqual({ x: 350, y: 150 });
    expect(placeOf(yard, view, 'route:go:p31/N:in go:p31/NE>E stop', 0)).toEqual(yard.sleeper('p31/NE'));
    expect(placeOf(yard, view, 'route:off', 1)).toEqual(yard.sleeper('p31/E'));
    expect(placeOf(yard, view, 'pile:draw', 0)).toBeNull();
  });
});
