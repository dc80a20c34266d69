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
  vi.advanceTimersByTime(400);
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

test('a long queue is shown faster, and nothing is left out', () => {
  const moves = Array.from({ length: 40 }, (_, index) => `move ${index}`);
  for (const move of moves) queue.push(move, false);
  vi.advanceTimersByTime(400);
  expect(shown.length).toBeGreaterThan(4);
  vi.advanceTimersByTime(40 * 200);
  expect(shown).toEqual(moves.map((move) => [move, true]));
});

test('what holds the queue is followed by the next when it is released', () => {
  queue = new ShowQueue<string>(
    (item, moving) => {
      shown.push([item, moving]);
      if (item === 'a') queue.hold();
      return 200;
    },
    () => undefined,
  );
  for (const move of ['a', 'b']) queue.push(move, false);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([['a', true]]);
  queue.release();
  expect(shown.at(-1)).toEqual(['b', true]);
});
