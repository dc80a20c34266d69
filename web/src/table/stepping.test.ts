import { describe, expect, test } from 'vitest';
import type { Line } from '../wire/wire';
import { neighbour } from './stepping';

const line = (index: number, change: Partial<Line> = {}): Line =>
  ({ index, taken_back: false, table: null, undo: null, ...change }) as Line;
const lines = [
  line(3),
  line(4, { taken_back: true }),
  line(5, { undo: 1 }),
  line(6),
  line(7, { table: 'hint' }),
  line(8),
];

describe('stepping through the history', () => {
  test('from the present back to the first position, over what does not count', () => {
    expect(neighbour(lines, null, -1)).toBe(6);
    expect(neighbour(lines, 6, -1)).toBe(3);
    expect(neighbour(lines, 3, -1)).toBeNull();
    expect(neighbour([], null, -1)).toBeNull();
  });

  test('forward until only the present is left', () => {
    expect(neighbour(lines, 3, 1)).toBe(6);
    expect(neighbour(lines, 6, 1)).toBeNull();
    expect(neighbour(lines, null, 1)).toBeNull();
  });
});
