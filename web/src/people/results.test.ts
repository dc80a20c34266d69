import { expect, test } from 'vitest';
import type { Finished } from '../wire/wire';
import { bestPlace, companions, reached, wins } from './results';

const game: Finished = {
  table: 't',
  game: 'bus',
  at: '2026-11-16T10:00:00.000Z',
  names: ['Anna', 'greedy', null, 'former player', 'Anna 2'],
  places: [3, 1, 2, 5, 4],
  seats: [0, 4],
  bots: [],
};

test('results tell wins and places', () => {
  const results = { game: 'bus', played: 4, places: [3, 0, 1], with_bots: 0 };
  expect(wins(results)).toBe(3);
  expect(reached(results)).toEqual([
    [1, 3],
    [3, 1],
  ]);
  expect(wins({ game: 'bus', played: 0, places: [], with_bots: 0 })).toBe(0);
});

test('with several seats the best place counts', () => {
  expect(bestPlace(game)).toEqual({ place: 3, seats: 5 });
});

test('the others are named as far as they may be', () => {
  expect(companions(game, (name) => name === 'greedy')).toEqual([
    { id: 'bot-greedy' },
    { id: 'profile-hidden' },
    { id: 'seat-former' },
  ]);
});
