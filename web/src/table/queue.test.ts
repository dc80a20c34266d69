import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShowQueue } from './queue';

let shown: [string, boolean][];
let waiting: number;
let queue: ShowQueue<string>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  queue = new ShowQueue<string>(
    (item, moving) => (shown.push([item, moving]), 200),
    (count) => (waiting = count),
  );
});

afterEach(() => vi.useRealTimers());

test('moves are shown one after another', () => {
  for (const move of ['a', 'b', 'c']) queue.push(move, false);
  expect(shown).toEqual([['a', true]]);
  expect(waiting).toBe(2);
  vi.advanceTimersByTime(450);
  expect(shown.map(([move]) => move)).toEqual(['a', 'b', 'c']);
  expect(waiting).toBe(0);
});

test('skipping shows the rest at once, and nothing twice', () => {
  for (const move of ['a', 'b', 'c']) queue.push(move, false);
  queue.skip();
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual([
    ['a', true],
    ['b', false],
    ['c', false],
  ]);
  queue.push('d', false);
  expect(shown.at(-1)).toEqual(['d', true]);
});

test('without motion everything is shown at once, in order', () => {
  queue.push('a', false);
  queue.push('b', false);
  queue.push('c', true);
  expect(shown).toEqual([
    ['a', true],
    ['b', false],
    ['c', false],
  ]);
});
