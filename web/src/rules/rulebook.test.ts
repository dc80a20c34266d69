import { expect, test } from 'vitest';
import { Rulebook } from './rulebook.svelte';

test('a link to a clause opens the rules there, and again when it is followed again', () => {
  const rulebook = new Rulebook();
  rulebook.follow('#/rules/bus/BUS-3.2');
  const first = rulebook.wanted;
  expect(first).toEqual({ clause: 'BUS-3.2' });
  rulebook.follow('#/rules/bus/BUS-3.2');
  expect(rulebook.wanted).toEqual(first);
  expect(rulebook.wanted).not.toBe(first);
});

test('a link to all rules opens them at what is played now, and closes them when they are open', () => {
  const rulebook = new Rulebook();
  rulebook.follow('#/rules/bus');
  expect(rulebook.wanted).toEqual({});
  rulebook.follow('#/rules/bus');
  expect(rulebook.open).toBe(false);
});
