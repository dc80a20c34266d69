import { describe, expect, test } from 'vitest';
import type { TableHead } from '../wire/wire';
import { EVERYTHING, filtered, filterOf } from './filtering';

const free = { seat: 0, name: null, bot: null };
const taken = { seat: 1, name: 'Ben', bot: null };
const table = (id: string, change: object): TableHead =>
  ({ id, game: 'bus', time: null, language: null, kept: [], seats: [free, taken], ...change }) as unknown as TableHead;
const tables = [
  table('a', { game: 'paris', language: 'de' }),
  table('b', { time: { bank: 600, turn: 0, added: 5 }, language: 'en' }),
  table('c', { time: { bank: 0, turn: 86400 }, seats: [taken] }),
];
const seen = (change: object) => filtered(tables, { ...EVERYTHING, ...change }).map(({ id }) => id);

describe('open tables are filtered', () => {
  test('by game, pace and free chairs', () => {
    expect(seen({})).toEqual(['a', 'b', 'c']);
    expect(seen({ game: 'paris' })).toEqual(['a']);
    expect(seen({ pace: 'none' })).toEqual(['a']);
    expect(seen({ pace: 'live' })).toEqual(['b']);
    expect(seen({ pace: 'leisure' })).toEqual(['c']);
    expect(seen({ free: true })).toEqual(['a', 'b']);
  });

  test('by language, where one was named', () => {
    expect(seen({ language: 'de' })).toEqual(['a', 'c']);
  });

  test('what was remembered badly filters nothing', () => {
    expect(filterOf('{"game":"bus"}')).toEqual({ ...EVERYTHING, game: 'bus' });
    expect(filterOf('nonsense')).toEqual(EVERYTHING);
    expect(filterOf(null)).toEqual(EVERYTHING);
  });
});
