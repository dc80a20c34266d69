import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ParisView } from '../../wire/wire';
import { type BoardFile, markers, ParisMap, spotOf, standing, tracks } from './map';

const file = readFileSync(new URL('../../../../src/stellwerk/games/paris/data/board.json', import.meta.url), 'utf8');
const map = new ParisMap(JSON.parse(file) as BoardFile);

const view = {
  starts: ['K4', 'L4', 'L5', 'K6', 'J5', 'J4'],
  locos: { K4: ['blue'], J4: ['black'], I5: ['blue', 'black'], I4: ['black'] },
  networks: [
    [['K4', 'I5']],
    [],
    [],
    [],
    [],
    [
      ['J4', 'I5'],
      ['J4', 'I4'],
    ],
  ],
  value: [0, 0, 3, 3, 3, 33],
} as unknown as ParisView;

describe('the map of Paris Connection', () => {
  test('has relief on land only', () => {
    expect(map.hexes.filter((hex) => hex.kind !== 'land' && map.relief(hex))).toEqual([]);
    expect(map.hexes.some((hex) => map.relief(hex) === 'hills')).toBe(true);
  });

  test('puts two locos of a hex side by side and knows where each came from', () => {
    const locos = standing(map, view);
    const [blue, black] = locos.filter(({ hex }) => hex === 'I5');
    expect([blue?.x, blue?.y]).not.toEqual([black?.x, black?.y]);
    expect(black?.from).toEqual(spotOf(map, view, 'J4', 'black'));
    expect(new Set(locos.map(({ key }) => key)).size).toBe(5);
  });

  test('draws one path per company', () => {
    const lines = tracks(map, view);
    expect(lines).toHaveLength(6);
    expect(lines[1]).toBe('');
    expect(lines[5]?.match(/M/g)).toHaveLength(2);
  });

  test('shares a box of the value track among markers, and counts on after 30', () => {
    const places = markers(map, view);
    expect(places).toHaveLength(6);
    const box = map.file.value_track[3]!;
    const inside = places.filter(({ company }) => ['red', 'green', 'purple'].includes(company));
    expect(inside.every(({ x, y }) => x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h)).toBe(true);
    const lap = map.file.value_track[2]!;
    expect(places.find(({ company }) => company === 'black')?.y).toBe(lap.y + 45);
  });
});
