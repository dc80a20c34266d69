import { describe, expect, test } from 'vitest';
import type { Meta } from '../wire/wire';
import { type Chair, chairOf, firstOwn, resized, seatsOf, usualChairs, valueOf } from './seats';

function meta(change: Partial<Meta> = {}): Meta {
  return {
    id: 'paris',
    rules: '1.0',
    versions: [],
    titles: {},
    least_seats: 3,
    most_seats: 6,
    seats_clause: 'PAR-2.1',
    minutes: 30,
    options: [],
    settings: [],
    timed: {},
    shows: {},
    sections: [],
    credits: { designers: [], publishers: [], year: 2010 },
    reasons: [],
    bots: ['random', 'greedy', 'search-1'],
    public_data: [],
    refusals: [],
    rare_refusals: [],
    symbols: [1, 2, 3, 4, 5, 6],
    knowledge: false,
    chance_missing: 'CHANCE',
    chance_not_due: 'CHANCE',
    ...change,
  };
}

describe('the chairs of a new table', () => {
  test('a bot account of the reader is a chair that is kept for it', () => {
    const chair = chairOf('program:Robo: 2');
    expect(chair).toEqual({ kind: 'program', name: 'Robo: 2' });
    expect(valueOf(chair)).toBe('program:Robo: 2');
    expect(seatsOf([chair], [null])).toEqual([{ kind: 'open' }]);
  });

  test('the usual table is the reader and three greedy bots', () => {
    expect(usualChairs(meta()).map(valueOf)).toEqual(['own', 'bot:greedy', 'bot:greedy', 'bot:greedy']);
  });

  test('it keeps to what the game allows, and to the bots it has', () => {
    expect(usualChairs(meta({ most_seats: 3, bots: ['casual', 'good'] })).map(valueOf)).toEqual([
      'own',
      'bot:casual',
      'bot:casual',
    ]);
    expect(usualChairs(meta({ most_seats: 2, bots: ['random', 'casual', 'good'] })).map(valueOf)).toEqual([
      'own',
      'bot:casual',
    ]);
    expect(usualChairs(meta({ least_seats: 5 }))).toHaveLength(5);
  });

  test('more chairs get bots like the last one; fewer chairs drop the last', () => {
    const chairs: Chair[] = [{ kind: 'own', name: '' }, { kind: 'bot', bot: 'search-1' }, { kind: 'link' }];
    expect(resized(chairs, 5, meta()).map(valueOf)).toEqual([
      'own',
      'bot:search-1',
      'link',
      'bot:search-1',
      'bot:search-1',
    ]);
    expect(resized(chairs, 2, meta())).toHaveLength(3);
    expect(resized(chairs, 9, meta())).toHaveLength(6);
  });

  test('a choice and its chair belong together', () => {
    for (const value of ['own', 'link', 'bot:search-2']) expect(valueOf(chairOf(value))).toBe(value);
    expect(chairOf('own', 'Jorinde')).toEqual({ kind: 'own', name: 'Jorinde' });
  });

  test('the request names bots, open chairs and the names of a hot-seat', () => {
    const chairs: Chair[] = [
      { kind: 'bot', bot: 'greedy' },
      { kind: 'own', name: '' },
      { kind: 'own', name: ' Jorinde ' },
      { kind: 'link' },
    ];
    expect(firstOwn(chairs)).toBe(1);
    expect(seatsOf(chairs, [])).toEqual([
      { kind: 'bot', bot: 'greedy' },
      { kind: 'me' },
      { kind: 'me', name: 'Jorinde' },
      { kind: 'open' },
    ]);
  });

  test('a salt goes out as its hash only, and only for own chairs', () => {
    const salts = [
      { salt: 'aa', hash: 'bb' },
      { salt: 'cc', hash: 'dd' },
    ];
    const seats = seatsOf(
      [
        { kind: 'own', name: '' },
        { kind: 'bot', bot: 'greedy' },
      ],
      salts,
    );
    expect(seats).toEqual([
      { kind: 'me', salt_hash: 'bb' },
      { kind: 'bot', bot: 'greedy' },
    ]);
  });
});
