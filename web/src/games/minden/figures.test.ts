import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Atlas, type BoardFile, type DrawingFile } from './atlas';
import { perspective } from './figure-positions';
import { FIGURES } from './figures';
import { agrees } from './tip';
import { viewOf } from './types';

const read = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../../src/stellwerk/games/minden/data/${name}`, import.meta.url), 'utf8'),
  ) as unknown;
const atlas = new Atlas(read('board.json') as BoardFile, read('drawing.json') as DrawingFile);
const cities = atlas.file.orientation_cities.map(({ px }) => ({ x: px[0], y: px[1] }));

describe.each(Object.entries(FIGURES))('the figure %s', (_, figure) => {
  test('shows a position that the rules allow: nobody shares a space', () => {
    const spaces = viewOf(perspective(figure)).seats.map(({ position }) => position);
    expect(new Set(spaces).size).toBe(spaces.length);
    if (figure.tip) expect(atlas.contradicts(figure.tip)).toBe(false);
  });

  test('lands where only free spaces are counted (MIN-6.5)', () => {
    if (!figure.lands || !figure.pawns) return;
    const [own = 0, ...others] = figure.pawns;
    let [space, left] = [own, figure.lands.stones];
    while (left > 0) if (!others.includes((space += 1))) left -= 1;
    expect(figure.lands.space).toBe(space);
  });

  test('tells the place of a printed city only, never of a card', () => {
    if (!figure.place || !figure.tip) return;
    const point = atlas.point([figure.place.lon, figure.place.lat]);
    expect(cities.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < 1)).toBe(true);
    expect(agrees(figure.tip, atlas.at(point)!.tip)).toBe(true);
  });
});
