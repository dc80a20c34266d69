import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { City, type CityFile } from './city';
import { names, perspective } from './figure-positions';
import { FIGURES } from './figures';
import type { BusView } from './types';

const file = JSON.parse(
  readFileSync(new URL('../../../../src/stellwerk/games/bus/data/board.json', import.meta.url), 'utf8'),
) as CityFile;
const city = new City(file);

describe.each(Object.entries(FIGURES))('the figure %s', (_, figure) => {
  const view = perspective(figure, city).view as unknown as BusView;

  test('shows lines that follow the streets, none of them twice in one street', () => {
    for (const line of view.lines) {
      expect(line?.streets ?? []).not.toContain('');
      expect(new Set(line?.streets).size).toBe(line?.streets.length ?? 0);
    }
  });

  test('marks streets at a head of the black line that black does not use yet', () => {
    const black = view.lines[0];
    for (const street of names(figure.open).filter((name) => name.startsWith('S'))) {
      const road = city.road.get(street)!;
      expect(
        [road.a, road.b].some((end) => end === black?.front.crossing || end === black?.back.crossing),
        street,
      ).toBe(true);
      expect(black?.streets).not.toContain(street);
    }
  });

  test('has people only in buildings, and buildings only on lots', () => {
    for (const lot of Object.keys(view.buildings)) expect(city.lot.has(lot), lot).toBe(true);
    for (const lot of Object.keys(view.seated)) expect(view.buildings[lot], lot).toBeDefined();
  });

  test('shows what it is about', () => {
    const [x = 0, y = 0, width = 0, height = 0] = figure.frame ?? [];
    const ends = Object.values(figure.lines ?? {})
      .flatMap((trail) => names(trail))
      .map((id) => city.crossing.get(id)!);
    for (const end of ends)
      expect(end.x >= x && end.x <= x + width && end.y >= y && end.y <= y + height, end.id).toBe(true);
  });
});
