import { expect, test } from 'vitest';
import { ServerClock } from './server-clock';

const NOON = Date.parse('Mon, 16 Nov 2026 12:00:00 GMT');

test('a clock that is right stays as it is', () => {
  const clock = new ServerClock();
  clock.hear('Mon, 16 Nov 2026 12:00:00 GMT', NOON + 300, NOON + 340);
  expect(clock.ahead).toBe(0);
});

test('a device that is five minutes slow is put right, better with every answer', () => {
  const clock = new ServerClock();
  const slow = NOON - 300_000;
  clock.hear('Mon, 16 Nov 2026 12:00:00 GMT', slow + 100, slow + 140);
  clock.hear('Mon, 16 Nov 2026 12:00:00 GMT', slow + 900, slow + 940);
  expect(clock.ahead).toBeGreaterThan(299_500);
  expect(clock.ahead).toBeLessThan(300_500);
  expect(Math.abs(clock.now(slow) - NOON)).toBeLessThan(500);
});

test('when the device is set right meanwhile, earlier answers are forgotten', () => {
  const clock = new ServerClock();
  clock.hear('Mon, 16 Nov 2026 12:00:00 GMT', NOON - 300_000, NOON - 299_900);
  clock.hear('Mon, 16 Nov 2026 12:00:05 GMT', NOON + 5_200, NOON + 5_300);
  expect(clock.ahead).toBe(0);
});

test('without a date nothing is known', () => {
  const clock = new ServerClock();
  clock.hear(null, 0, 1);
  clock.hear('nonsense', 0, 1);
  expect(clock.now(7)).toBe(7);
});
