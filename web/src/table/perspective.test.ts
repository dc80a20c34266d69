import { describe, expect, it } from 'vitest';
import { share } from '../server/share';
import { patch } from './perspective.svelte';

type Json = Record<string, unknown>;

/** What a state is after it was brought from one value to the next. */
function patched(before: Json, after: Json): { state: Json; written: string[] } {
  const written: string[] = [];
  const watch = (value: Json): Json =>
    new Proxy(value, {
      get: (target, key) => {
        const found = Reflect.get(target, key);
        return typeof found === 'object' && found !== null ? watch(found as Json) : found;
      },
      set: (target, key, is) => {
        if (target[String(key)] !== is) written.push(String(key));
        return Reflect.set(target, key, is);
      },
    });
  const state = structuredClone(before);
  patch(watch(state), before, share(before, after));
  return { state, written };
}

describe('a state that is brought up to date', () => {
  it('is written only where something changed', () => {
    const before = {
      turn: 1,
      players: [
        { money: 3, name: 'A' },
        { money: 5, name: 'B' },
      ],
    };
    const after = {
      turn: 2,
      players: [
        { money: 3, name: 'A' },
        { money: 9, name: 'B' },
      ],
    };
    expect(patched(before, after)).toEqual({ state: after, written: ['turn', 'money'] });
  });

  it('gains and loses parts', () => {
    const after = { b: [1, 2, 3], c: { d: null } };
    expect(patched({ a: 1, b: [1, 2] }, after).state).toEqual(after);
    expect(patched(after, { b: [1] }).state).toEqual({ b: [1] });
  });

  it('takes another kind of value as it is', () => {
    expect(patched({ a: null, b: [1], c: {} }, { a: { x: 1 }, b: { y: 2 }, c: null }).state).toEqual({
      a: { x: 1 },
      b: { y: 2 },
      c: null,
    });
  });
});
