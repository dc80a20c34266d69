import { expect, test } from 'vitest';
import { goesAt } from './idle';

test('in the last thirty days one is told when the table goes', () => {
  const now = new Date('2026-11-16T12:00:00Z');
  expect(goesAt('2026-11-01T12:00:00.000Z', 90, now)).toBeNull();
  expect(goesAt('2026-09-16T12:00:00.000Z', 90, now)).toEqual(new Date('2026-12-15T12:00:00Z'));
});
