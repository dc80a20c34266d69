import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { plainSeat } from '../../wire/plain';
import type { Fact } from '../../wire/wire';
import { City, type CityFile } from './city';
import { perspective } from './figure-positions';
import { FIGURES } from './figures';
import { waiting } from './held';
import { flags, journey, people, sticks, symbolOf, touched, way } from './pieces';
import type { BusView } from './types';

const file = JSON.parse(
  readFileSync(new URL('../../../../src/stellwerk/games/bus/data/board.json', import.meta.url), 'utf8'),
) as CityFile;
const city = new City(file);
const seen = (name: string) => perspective(FIGURES[name]!, city).view as unknown as BusView;
const fact = (kind: string, data: Fact['data']): Fact => ({ kind, data, audience: -1, reveals: false, line: true });

describe('sticks', () => {
  test('five in one street lie side by side, and no symbol covers another', () => {
    const all = sticks(city, seen('side-by-side'));
    expect(all).toHaveLength(5);
    for (const one of all) {
      for (const other of all) {
        if (one === other) continue;
        expect(Math.hypot(one.a.x - other.a.x, one.a.y - other.a.y)).toBeGreaterThan((one.width + other.width) / 2 + 2);
        expect(Math.hypot(one.mark.x - other.mark.x, one.mark.y - other.mark.y)).toBeGreaterThan(
          one.radius + other.radius,
        );
      }
    }
  });

  test('what waits for Confirm is drawn beside what lies there: a stick, a building, or nothing', () => {
    const view = { ...seen('map'), sticks_in: { S12: [1] } };
    const { stick } = waiting(city, view, 0, 'extend:front:S12');
    expect(stick).toEqual(sticks(city, { ...view, sticks_in: { S12: [1, 0] } })[1]);
    expect(waiting(city, view, 0, 'first:S13').stick?.key).toBe('0 S13');
    expect(waiting(city, view, 0, 'build:A03:office').building?.kind).toBe('office');
    expect(waiting(city, view, 0, 'place:clock')).toEqual({ stick: null, building: null });
  });

  test('even in the shortest street five symbols find room', () => {
    const shortest = city.roads.reduce((one, other) => (other.reach < one.reach ? other : one));
    const all = sticks(city, { ...seen('map'), sticks_in: { [shortest.id]: [0, 1, 2, 3, 4] } });
    for (const [index, one] of all.slice(1).entries()) {
      const before = all[index]!;
      expect(Math.hypot(one.mark.x - before.mark.x, one.mark.y - before.mark.y)).toBeGreaterThan(
        one.radius + before.radius,
      );
    }
  });
});

describe('flags', () => {
  test('every line has two, also in a circle', () => {
    const view = seen('circle');
    expect(
      flags(city, view)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(['0 back', '0 front']);
  });

  test('do not lie on a lot', () => {
    for (const crossing of city.crossings) {
      const head = { crossing: crossing.id, street: crossing.streets[0]!, dead: false };
      const view = {
        ...seen('circle'),
        lines: [{ crossings: [], streets: [], front: head, back: { ...head, crossing: 'K06' }, circle: false }],
      };
      for (const flag of flags(city, view)) {
        for (const lot of city.lots)
          expect(Math.abs(lot.x - flag.x) < 20 && Math.abs(lot.y - flag.y) < 20, `${crossing.id} ${lot.id}`).toBe(
            false,
          );
      }
    }
  });
});

describe('journeys', () => {
  test('a ride follows the line, by the shortest way', () => {
    const { lines } = seen('map');
    expect(way(lines[4], 'K06', 'K23')).toEqual(['K06', 'K12', 'K19', 'K23']);
    expect(way(lines[0], 'K29', 'K16')).toEqual(['K29', 'K24', 'K16']);
  });

  test('a passenger who rode comes from the crossing, one who walked from next door, a new one by train', () => {
    const view = seen('map');
    const all = people(city, view);
    const rode = fact('rode', { seat: 0, from_id: 'K06', to_id: 'K16', from_lot: '', to_lot: 'A05' });
    expect(
      journey(
        city,
        view,
        all.find(({ at }) => at === 'A05')!,
        [rode],
      )?.points,
    ).toHaveLength(5);
    expect(
      journey(
        city,
        view,
        all.find(({ at }) => at === 'A06')!,
        [fact('walk', { from: 'K16', to: 'A06' })],
      )?.points,
    ).toHaveLength(2);
    const came = fact('arrived', { first: 1, second: 0 });
    expect(
      journey(
        city,
        view,
        all.find(({ key }) => key === 'K06 1')!,
        [came],
      )?.order,
    ).toBe(0);
    expect(
      journey(
        city,
        view,
        all.find(({ key }) => key === 'K06 0')!,
        [came],
      ),
    ).toBeNull();
    expect(
      journey(
        city,
        view,
        all.find(({ key }) => key === 'K29 2')!,
        [came],
      ),
    ).toBeNull();
  });

  test('what was touched last is known by its key', () => {
    const facts = [
      fact('stick', { seat: 2, street: 'S12' }),
      fact('built', { lot: 'B04' }),
      fact('cube', { area_id: 'lines', space: 'c' }),
      fact('cube_single', { area_id: 'clock', space: '' }),
    ];
    expect([...touched(facts)]).toEqual(['2 S12', 'B04', 'lines c', 'clock ']);
  });
});

test('a seat has the symbol of its card; without a card that of its colour', () => {
  const view = seen('map');
  const card = plainSeat(1, { name: 'Jorinde', symbol: 5 });
  expect(symbolOf(1, [card], view)).toBe(5);
  expect([0, 1, 2, 3, 4].map((seat) => symbolOf(seat, [], view))).toEqual([6, 3, 4, 1, 2]);
});

describe('the drawing', () => {
  test('keeps houses out of the streets and is the same every time', () => {
    expect(new City(file).blocks).toEqual(city.blocks);
    expect(city.blocks.join('').split('M').length).toBeGreaterThan(400);
    expect(city.bridges.length).toBeGreaterThan(2);
  });
});
