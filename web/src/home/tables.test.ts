import { describe, expect, test } from 'vitest';
import { plainSeat } from '../wire/plain';
import type { SeatInfo, TableHead } from '../wire/wire';
import {
  due,
  freeSeats,
  greeting,
  inOrder,
  least,
  longestWaiting,
  openSeats,
  standing,
  tailed,
  waits,
  when,
} from './tables';

function seat(number: number, name: string | null, bot: string | null = null): SeatInfo {
  return plainSeat(number, { name, bot });
}

function head(id: string, change: Partial<TableHead> = {}): TableHead {
  return {
    id,
    game: 'paris',
    name: id,
    status: 'running',
    public: false,
    bot_accounts: false,
    options: {},
    seats: [seat(0, 'Marlene'), seat(1, 'Tilman'), seat(2, 'Gierig', 'greedy')],
    to_act: [1],
    mine: [0],
    kept: [],
    owner: true,
    turn: 3,
    number: 12,
    created_at: '2026-03-01T10:00:00Z',
    moved_at: '2026-03-01T12:00:00Z',
    places: null,
    earlier: null,
    next: null,
    time: null,
    clocks: null,
    substitute: 'greedy',
    proposal: null,
    ended: null,
    hints: false,
    plans: true,
    settings: {},
    timer: null,
    absence: 600,
    rests: false,
    origin: null,
    rules: '1.0',
    language: null,
    spectators: 0,
    vanish_at: [],
    ...change,
  };
}

describe('my tables', () => {
  test('a table waits when one of my seats is to act', () => {
    expect(waits(head('a', { to_act: [0] }))).toBe(true);
    expect(waits(head('a', { to_act: [1] }))).toBe(false);
    expect(waits(head('a', { to_act: [0], status: 'over' }))).toBe(false);
  });

  test('a table waits when a chair is kept for me, and says that I am invited', () => {
    const kept = head('a', { status: 'open', to_act: [], mine: [], kept: [1] });
    expect(waits(kept)).toBe(true);
    expect(standing(kept)).toEqual({ id: 'home-state-invited' });
    expect(inOrder([head('b'), kept]).map((table) => table.id)).toEqual(['a', 'b']);
  });

  test('I sit down on a chair that is kept for nobody, or for me', () => {
    const seats = [{ ...seat(0, null), reserved: 'ben' }, seat(1, null), { ...seat(2, null), reserved: 'me' }];
    expect(openSeats(head('a', { status: 'open', seats, kept: [2] }))).toEqual([1, 2]);
  });

  test('a live game comes right after those that wait, and is never hidden behind them', () => {
    const waiting = Array.from({ length: 7 }, (_, place) => head(`wait-${place}`, { to_act: [0] }));
    const live = head('live', {
      time: { bank: 300, turn: 0, added: 5, quiet: null },
      moved_at: '2026-03-01T08:00:00Z',
    });
    const leisure = head('leisure', { time: { bank: 0, turn: 86400, added: 0, quiet: null } });
    const order = inOrder([leisure, head('open', { status: 'open', to_act: [] }), live, ...waiting]).map(
      (table) => table.id,
    );
    expect(order.slice(7)).toEqual(['live', 'leisure', 'open']);
    expect(least([leisure, live, ...waiting], 6)).toBe(8);
    expect(least([leisure, live], 6)).toBe(6);
  });

  test('the end of a long name stays in sight', () => {
    expect(tailed('Prellbock')).toEqual({ head: 'Prellbock', tail: '' });
    expect(tailed('Bahnhof Sonnwend III')).toEqual({ head: 'Bahnhof Sonnwend ', tail: 'III' });
    expect(tailed('Bahnhof Sonnwend ab Zug 43')).toEqual({ head: 'Bahnhof Sonnwend ', tail: 'ab Zug 43' });
  });

  test('those that wait for me come first, finished ones last, the latest first in each group', () => {
    const tables = [
      head('over', { status: 'over', to_act: [] }),
      head('old-wait', { to_act: [0], moved_at: '2026-03-01T08:00:00Z' }),
      head('running'),
      head('open', { status: 'open', to_act: [] }),
      head('new-wait', { to_act: [0], moved_at: '2026-03-01T11:00:00Z' }),
    ];
    expect(inOrder(tables).map((table) => table.id)).toEqual(['new-wait', 'old-wait', 'running', 'open', 'over']);
    expect(longestWaiting(tables)?.id).toBe('old-wait');
    expect(longestWaiting([head('running')])).toBeUndefined();
  });

  test('a seat that a bot plays for me does not wait', () => {
    const replaced = { ...seat(0, 'Marlene', 'greedy'), person: 'me' };
    expect(waits(head('a', { to_act: [0], seats: [replaced, seat(1, 'Tilman')] }))).toBe(false);
  });

  test('what is due first comes first', () => {
    const clock = (due_at: string | null) => [
      { left: 60, due_at, held_until: null },
      { left: 60, due_at: null, held_until: null },
      { left: 60, due_at: null, held_until: null },
    ];
    const tables = [
      head('untimed', { to_act: [0], moved_at: '2026-03-01T08:00:00Z' }),
      head('tomorrow', { to_act: [0], clocks: clock('2026-03-02T12:00:00Z') }),
      head('soon', { to_act: [0], clocks: clock('2026-03-01T12:10:00Z') }),
    ];
    expect(inOrder(tables).map((table) => table.id)).toEqual(['soon', 'tomorrow', 'untimed']);
    expect(longestWaiting(tables)?.id).toBe('soon');
    expect(due(tables[0]!)).toBe(Infinity);
    expect(due(head('theirs', { clocks: clock('2026-03-01T12:10:00Z') }))).toBe(Infinity);
  });

  test('a game that was ended by agreement has no places', () => {
    expect(standing(head('a', { status: 'over', to_act: [], ended: 'agreement' })).id).toBe('home-state-agreed');
  });

  test('the state says who is to move', () => {
    expect(standing(head('a', { to_act: [0] })).id).toBe('home-state-you');
    expect(standing(head('a'))).toEqual({ id: 'home-state-name', args: { name: 'Tilman' } });
    expect(standing(head('a', { to_act: [2] })).id).toBe('home-state-bot');
    expect(standing(head('a', { to_act: [1, 2] })).id).toBe('home-state-several');
    expect(standing(head('a', { status: 'salting', to_act: [] })).id).toBe('home-state-salting');
  });

  test('a finished table says my best place', () => {
    expect(standing(head('a', { status: 'over', places: [2, 1, 3] }))).toEqual({
      id: 'home-state-place',
      args: { place: 2 },
    });
    expect(standing(head('a', { status: 'over', places: [2, 1, 3], mine: [0, 1] })).id).toBe('home-state-won');
    expect(standing(head('a', { status: 'over', places: null })).id).toBe('home-state-over');
  });

  test('an open table counts its free chairs; a bot is no free chair', () => {
    const table = head('a', {
      status: 'open',
      seats: [seat(0, 'Marlene'), seat(1, null), seat(2, null, 'greedy'), seat(3, null)],
    });
    expect(freeSeats(table)).toEqual([1, 3]);
    expect(standing(table)).toEqual({ id: 'home-state-open', args: { count: 2 } });
  });
});

describe('moments', () => {
  const now = new Date(2026, 2, 10, 18, 0);
  const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

  test('waiting is told as a duration', () => {
    expect(when(at(2026, 2, 10, 17, 59), now, true)).toEqual({ id: 'home-now' });
    expect(when(at(2026, 2, 10, 17, 40), now, true)).toEqual({ id: 'home-since-minutes', args: { count: 20 } });
    expect(when(at(2026, 2, 10, 15, 30), now, true)).toEqual({ id: 'home-since-hours', args: { count: 2 } });
    expect(when(at(2026, 2, 7, 15, 30), now, true)).toEqual({ id: 'home-since-days', args: { count: 3 } });
  });

  test('other moves are told as time, day or date', () => {
    expect(when(at(2026, 2, 10, 9, 0), now, false)).toEqual({ style: { hour: '2-digit', minute: '2-digit' } });
    expect(when(at(2026, 2, 9, 23, 0), now, false)).toEqual({ id: 'home-yesterday' });
    expect(when(at(2026, 2, 6, 9, 0), now, false)).toEqual({ style: { weekday: 'long' } });
    expect(when(at(2026, 1, 1, 9, 0), now, false)).toEqual({ style: { day: 'numeric', month: 'short' } });
  });

  test('the greeting follows the hour', () => {
    expect([4, 5, 10, 11, 17, 18, 23].map(greeting)).toEqual([
      'home-hello-evening',
      'home-hello-morning',
      'home-hello-morning',
      'home-hello-day',
      'home-hello-day',
      'home-hello-evening',
      'home-hello-evening',
    ]);
  });
});
