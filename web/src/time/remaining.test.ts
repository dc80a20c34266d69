import { expect, test } from 'vitest';
import { display, endOfQuiet, readingOf, roughly } from './remaining';

const at = (text: string) => new Date(`${text}Z`);
const BERLIN = { zone: 'Europe/Berlin', nights: true, weekends: true };

test('a clock that runs shows the time until it runs out, one that stands what is left', () => {
  const now = at('2026-11-16T12:00:00').getTime();
  expect(readingOf({ left: 300, due_at: '2026-11-16T12:03:41.000Z', held_until: null }, now, null)).toEqual({
    seconds: 221,
    runs: true,
    until: null,
    hurry: false,
  });
  expect(readingOf({ left: 300, due_at: null, held_until: null }, now, null)).toEqual({
    seconds: 300,
    runs: false,
    until: null,
    hurry: false,
  });
  expect(readingOf({ left: 300, due_at: '2026-11-16T12:00:12.000Z', held_until: null }, now, null).hurry).toBe(true);
  expect(readingOf({ left: 1, due_at: '2026-11-16T11:59:59.000Z', held_until: null }, now, null).seconds).toBe(0);
});

test('the display grows with the time', () => {
  expect([0, 9.2, 221, 3600, 3753].map(display)).toEqual(['0:00', '0:10', '3:41', '1:00:00', '1:02:33']);
  expect(display(11 * 3600 + 300)).toEqual({ id: 'time-left-hours', args: { hours: 11, minutes: 5 } });
  expect(display(3 * 86400 + 7200)).toEqual({ id: 'time-left-days', args: { days: 3, hours: 2 } });
});

test('lists tell roughly what is left', () => {
  expect(roughly(20)).toEqual({ id: 'time-rest-minutes', args: { count: 1 } });
  expect(roughly(3 * 3600)).toEqual({ id: 'time-rest-hours', args: { count: 3 } });
  expect(roughly(5 * 86400)).toEqual({ id: 'time-rest-days', args: { count: 5 } });
});

test('nights and weekends are quiet where the table is at home', () => {
  expect(endOfQuiet(at('2026-11-16T12:00:00'), BERLIN)).toBeNull();
  expect(endOfQuiet(at('2026-11-16T22:30:00'), BERLIN)).toEqual(at('2026-11-17T07:00:00'));
  expect(endOfQuiet(at('2026-11-20T21:30:00'), BERLIN)).toEqual(at('2026-11-23T07:00:00'));
  expect(endOfQuiet(at('2026-11-21T12:00:00'), { zone: 'UTC', nights: true })).toBeNull();
  expect(endOfQuiet(at('2026-11-16T20:00:00'), { zone: 'Asia/Kolkata', nights: true })).toEqual(
    at('2026-11-17T02:30:00'),
  );
});

test('a clock that is held shows what is left, and runs afterwards', () => {
  const clock = { left: 300, due_at: '2026-11-16T12:05:08.000Z', held_until: '2026-11-16T12:00:08.000Z' };
  const noon = Date.parse('2026-11-16T12:00:00.000Z');
  expect(readingOf(clock, noon, null)).toMatchObject({ seconds: 300, runs: false });
  expect(readingOf(clock, noon + 18_000, null)).toMatchObject({ seconds: 290, runs: true });
});
