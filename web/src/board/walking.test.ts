import { describe, expect, it } from 'vitest';
import { steady, tabStop, walk } from './walking';

const row = ['a', 'b', 'c', 'd'].map((target, index) => ({ target, x: index * 10, y: 0 }));
const [a, b, c, d] = row as [(typeof row)[0], (typeof row)[0], (typeof row)[0], (typeof row)[0]];

describe('walking over a board by keys', () => {
  it('leads from an open spot to the next open one', () => {
    expect(walk('ArrowRight', a, row, [a, c])).toBe(c);
  });

  it('leads on to any spot where no open one lies that way', () => {
    expect(walk('ArrowRight', c, row, [a, c])).toBe(d);
  });

  it('leads from a spot that is not open to its neighbour', () => {
    expect(walk('ArrowLeft', d, row, [a])).toBe(c);
  });

  it('goes nowhere at the edge', () => {
    expect(walk('ArrowUp', a, row, row)).toBeNull();
    expect(walk('n', a, row, [])).toBeNull();
  });

  it('goes round the open spots', () => {
    expect(walk('n', a, row, [a, c])).toBe(c);
    expect(walk('PageDown', c, row, [a, c])).toBe(a);
    expect(walk('p', a, row, [a, c])).toBe(c);
    expect(walk('PageUp', b, row, [a, c])).toBe(c);
    expect(walk('Home', d, row, [b, c])).toBe(b);
    expect(walk('End', d, row, [b, c])).toBe(c);
  });

  it('leaves other keys alone', () => {
    expect(walk('Enter', a, row, row)).toBeUndefined();
  });
});

describe('spots that come again', () => {
  it('stay the same objects unless they have moved', () => {
    const before = new Map(row.map((spot) => [spot.target, spot]));
    const after = steady(before, [{ ...d }, { ...a, x: 5 }, { target: 'e', x: 0, y: 0 }]);
    expect([...after.keys()]).toEqual(['d', 'a', 'e']);
    expect(after.get('d')).toBe(d);
    expect(after.get('a')).toEqual({ ...a, x: 5 });
  });
});

describe('the spot that Tab reaches', () => {
  it('is where one was last, while it is there', () => {
    expect(tabStop('d', row, [b])).toBe('d');
    expect(tabStop('gone', row, [b])).toBe('b');
  });

  it('is the first open one, else the first of all', () => {
    expect(tabStop(null, row, [c])).toBe('c');
    expect(tabStop(null, row, [])).toBe('a');
    expect(tabStop(null, [], [])).toBeNull();
  });
});
