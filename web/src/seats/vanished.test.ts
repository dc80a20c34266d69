import { expect, test } from 'vitest';
import type { SeatInfo, TableHead } from '../wire/wire';
import { isWaitedFor, longGone, silent, since, vanished, voters } from './vanished';

const NOON = Date.parse('2026-11-18T12:00:00.000Z');
const MINUTE = 60_000;
const at = (minutes: number) => new Date(NOON + minutes * MINUTE).toISOString();

function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  return { seat: number, person: `p${number}`, bot: null, conceded: false, gone_at: null, ...more } as SeatInfo;
}

const head = { vanish_at: [null, at(1), null, null] } as TableHead;

test('somebody has vanished from the moment on that the server has named', () => {
  const seats = [seat(0), seat(1), seat(2)];
  expect(vanished(head, seats, NOON)).toEqual([]);
  expect(vanished(head, seats, NOON + MINUTE)).toEqual([seats[1]]);
  expect(vanished({ ...head, vanish_at: [] }, seats, NOON + MINUTE)).toEqual([]);
});

test('then those who are long gone are not waited for, but who left just now is', () => {
  const later = NOON + MINUTE;
  const seats = [seat(0), seat(1, { gone_at: at(-1) }), seat(2, { gone_at: at(8) }), seat(3, { conceded: true })];
  expect(voters(head, seats, 'end', later).map((one) => one.seat)).toEqual([0, 2]);
  expect(voters(head, seats, 'undo', later).map((one) => one.seat)).toEqual([0, 1, 2]);
  expect(voters(head, seats, 'end', NOON).map((one) => one.seat)).toEqual([0, 1, 2]);
  expect(longGone(seats[2]!, later)).toBe(false);
});

test('who has a page open and is silent is asked before the others may call the substitute', () => {
  const mine = { ...head, mine: [1], absence: 30 } as TableHead;
  const seats = [seat(0), seat(1), seat(2)];
  expect(isWaitedFor(mine, seats)).toBe(true);
  expect(isWaitedFor(mine, [seat(0, { person: null }), seat(1)])).toBe(false);
  expect(silent(mine, seats, NOON - 1)).toBeUndefined();
  expect(silent(mine, seats, NOON)?.seat).toBe(1);
  expect(silent({ ...mine, absence: 600 }, seats, NOON - 9 * MINUTE)?.seat).toBe(1);
  expect(silent({ ...mine, mine: [0] }, seats, NOON)).toBeUndefined();
  expect(voters(mine, seats, 'substitute', NOON + MINUTE).map((one) => one.seat)).toEqual([0, 2]);
});

test('a span is said in its largest unit', () => {
  expect(since(NOON - 20_000, NOON).id).toBe('gone-moment');
  expect(since(NOON - 20 * MINUTE, NOON)).toEqual({ id: 'gone-minutes', args: { count: 20 } });
  expect(since(NOON - 300 * MINUTE, NOON)).toEqual({ id: 'gone-hours', args: { count: 5 } });
  expect(since(NOON - 3000 * MINUTE, NOON)).toEqual({ id: 'gone-days', args: { count: 2 } });
});
