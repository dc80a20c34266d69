import { describe, expect, test } from 'vitest';
import type { Hint, Offer } from '../wire/wire';
import { followed, Hints, nextOffer } from './hint.svelte';

const offer = (name: string, then: Offer[] = []) => ({ do: name, then, form: null }) as unknown as Offer;

describe('a hint', () => {
  const take = offer('take:red');
  const give = offer('give:blue:1', [take]);

  test('means the offer whose decisions come next', () => {
    expect(nextOffer([offer('stop'), give], [], ['give:blue:1', 'take:red'])).toBe(give);
    expect(nextOffer([offer('drive:a drive:b')], [], ['drive:a', 'drive:b', 'stop'])?.do).toBe('drive:a drive:b');
    expect(nextOffer([offer('stop')], [], ['give:blue:1'])).toBeNull();
  });

  test('goes on inside a composition, and not inside another one', () => {
    expect(nextOffer([take], [give], ['give:blue:1', 'take:red'])).toBe(take);
    expect(nextOffer([take], [offer('give:red:1')], ['give:blue:1', 'take:red'])).toBeNull();
  });

  test('names both halves of a composed choice', () => {
    const hints = new Hints({ live: null as never, seat: 0, acting: true, offers: [give], chain: [] });
    hints.hint = {} as Hint;
    hints['left'] = ['give:blue:1', 'take:red'];
    expect(hints.steps).toEqual([give, take]);
  });

  test('is followed step by step and forgotten when it is left or done', () => {
    expect(followed(['a', 'b', 'c'], ['a'])).toEqual(['b', 'c']);
    expect(followed(['a', 'b'], ['x'])).toBeNull();
    expect(followed(['a', 'b'], ['a', 'b'])).toBeNull();
  });
});
