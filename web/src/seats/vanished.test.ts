import { expect, test } from 'vitest';
import type { SeatInfo, TableHead } from '../wire/wire';
import { longGone, since, vanished, voters, waitsSince } from './vanished';

const NOON = Date.parse('2026-11-18T12:00:00.000Z');
const MINUTE = 60_000;
const at = (minutes: number) => new Date(NOON + minutes * MINUTE).toISOString();

function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: number,
    name: `S${number}`,
    bot: null,
    symbol: number + 1,
    present: true,
    person: `p${number}`,
    conceded: false,
    away_at: null,
    ...more,
  } as SeatInfo;
}

const head = { status: 'running', to_act: [1], moved_at: at(-30), absence: 600 } as TableHead;

test('an absence counts from the later of leaving and the last decision', () => {
  expect(waitsSince(head, seat(1, { away_at: at(-40) }))).toBe(NOON - 30 * MINUTE);
  expect(waitsSince(head, seat(1, { away_at: at(-5) }))).toBe(NOON - 5 * MINUTE);
  expect(waitsSince(head, seat(0, { away_at: at(-40) }))).toBeNull();
  expect(waitsSince(head, seat(1, { away_at: at(-40), bot: 'greedy' }))).toBeNull();
});

test('somebody has vanished when the agreed time is over', () => {
  const seats = [seat(0), seat(1, { away_at: at(-9) }), seat(2)];
  expect(vanished(head, seats, NOON)).toEqual([]);
  expect(vanished(head, seats, NOON + MINUTE)).toEqual([seats[1]]);
});

test('then those who are long gone are not waited for, but who left just now is', () => {
  const seats = [seat(0), seat(1, { away_at: at(-20) }), seat(2, { away_at: at(-2) }), seat(3, { conceded: true })];
  expect(voters(head, seats, 'end', NOON).map((one) => one.seat)).toEqual([0, 2]);
  expect(voters(head, seats, 'undo', NOON).map((one) => one.seat)).toEqual([0, 1, 2]);
  expect(voters({ ...head, to_act: [0] }, seats, 'end', NOON).map((one) => one.seat)).toEqual([0, 1, 2]);
  expect(longGone(head, seats[2]!, NOON)).toBe(false);
});

test('a span is said in its largest unit', () => {
  expect(since(NOON - 20_000, NOON).id).toBe('gone-moment');
  expect(since(NOON - 20 * MINUTE, NOON)).toEqual({ id: 'gone-minutes', args: { count: 20 } });
  expect(since(NOON - 300 * MINUTE, NOON)).toEqual({ id: 'gone-hours', args: { count: 5 } });
  expect(since(NOON - 3000 * MINUTE, NOON)).toEqual({ id: 'gone-days', args: { count: 2 } });
});
