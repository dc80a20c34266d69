import { expect, test } from 'vitest';
import type { Result } from '../server/rest';
import type { Perspective } from '../wire/wire';
import { Positions } from './positions';

test('a position is asked for once, and again only after a failure', async () => {
  const asked: number[] = [];
  let broken = false;
  const positions = new Positions(async (number): Promise<Result<Perspective[]>> => {
    asked.push(number);
    return broken
      ? { ok: false, problem: { type: '', title: '', status: 0, detail: '', code: 'unreachable' } }
      : { ok: true, value: [] };
  });
  positions.prefetch([4, 5]);
  await positions.get(4);
  await positions.get(5);
  expect(asked).toEqual([4, 5]);
  broken = true;
  expect((await positions.get(6)).ok).toBe(false);
  broken = false;
  expect((await positions.get(6)).ok).toBe(true);
  expect(asked).toEqual([4, 5, 6, 6]);
});
