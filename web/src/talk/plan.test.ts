import { expect, test } from 'vitest';
import type { Offer } from '../wire/wire';
import { whole } from './plan.svelte';

const offer = (name: string, then: Offer[] = []) => ({ do: name, then }) as unknown as Offer;

test('half of a composed choice is no step of a plan', () => {
  const build = offer('build:red');
  const give = offer('give:red:1', [offer('take:blue')]);
  expect(whole([build, give])).toEqual([build]);
  expect(whole([build])).toEqual([build]);
  expect(whole([])).toEqual([]);
});
