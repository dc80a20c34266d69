import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Atlas, type BoardFile, type DrawingFile, kilometres, middle } from './atlas';
import { filesOf } from './load';
import { NO_STONES } from './tip';

function read<T>(name: string): T {
  return JSON.parse(
    readFileSync(new URL(`../../../../src/stellwerk/games/minden/data/${name}`, import.meta.url), 'utf8'),
  ) as T;
}

function atlasOf(deck: string): Atlas {
  const [board, drawing] = filesOf(deck);
  return new Atlas(read<BoardFile>(board), read<DrawingFile>(drawing));
}

const atlas = atlasOf('germany');
const MINDEN = [8.9146, 52.2895] as const;

describe.each(['germany', 'europe'])('the board of %s', (deck) => {
  const board = atlasOf(deck);

  test('has 160 quarters that cover the whole map without a gap', () => {
    expect(board.cells).toHaveLength(160);
    const sum = board.cells.reduce((total, { reach }) => total + reach.width * reach.height, 0);
    expect(sum).toBeCloseTo(board.map.width * board.map.height, -1);
  });

  test('has a drawing below 50 kB whose paths are numbers only', () => {
    const text = JSON.stringify(board.drawing);
    expect(text.length).toBeLessThan(50_000);
    for (const path of [board.drawing.land, board.drawing.abroad, ...board.drawing.rivers, ...board.drawing.relief])
      expect(path).toMatch(/^[Mlz0-9 -]*$/);
  });
});

describe('places', () => {
  test('are projected there and back', () => {
    const [lon, lat] = atlas.degrees(atlas.point(MINDEN));
    expect(lon).toBeCloseTo(MINDEN[0]);
    expect(lat).toBeCloseTo(MINDEN[1]);
  });

  test('Minden lies in West, North, 12, c (example 1)', () => {
    expect(atlas.at(atlas.point(MINDEN))?.tip).toEqual({ side: 'W', block: 'N', square: 12, quarter: 'c' });
  });

  test('beyond the outermost lines count for the outermost quarter (MIN-2.12)', () => {
    expect(atlas.at(atlas.point([8.41, 55.02]))?.id).toBe('N2a');
  });

  test('are so many kilometres apart', () => {
    expect(Math.round(kilometres([13.405, 52.52], [11.5755, 48.1374]))).toBe(504);
  });
});

describe('what a tip describes', () => {
  test('is half the board for West, one rectangle', () => {
    const west = { ...NO_STONES, side: 'W' };
    expect(atlas.agreeing(west)).toHaveLength(64);
    expect(atlas.whole(west)).toBe(true);
  });

  test('is scattered for a quarter alone', () => {
    expect(atlas.agreeing({ ...NO_STONES, quarter: 'a' })).toHaveLength(40);
    expect(atlas.whole({ ...NO_STONES, quarter: 'a' })).toBe(false);
  });

  test('is nothing without a stone, and nothing where the stones contradict each other (MIN-5.9)', () => {
    expect(atlas.area(NO_STONES)).toBeNull();
    expect(atlas.contradicts({ ...NO_STONES, block: 'M', square: 13 })).toBe(true);
    expect(atlas.area({ ...NO_STONES, block: 'M', square: 13 })).toBeNull();
  });

  test('has its middle where the cone stands without a pin (MIN-6.2)', () => {
    const area = atlas.area({ side: 'W', block: 'N', square: 12, quarter: null })!;
    const [lon, lat] = atlas.degrees(middle(area));
    expect([lon.toFixed(1), lat.toFixed(1)]).toEqual(['9.0', '52.5']);
  });
});
