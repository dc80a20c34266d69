import { describe, expect, test } from 'vitest';
import type { Offer } from '../wire/wire';
import { focusOf, nearest } from './places';

function offer(to: string, target: string): Offer {
  return {
    do: `extend:${target}`,
    group: '',
    label: { id: 'do-extend', args: { to } },
    targets: [target],
    effect: null,
    detail: null,
    warning: null,
    then: [],
    closes: false,
    form: null,
  };
}

const places: Record<string, { x: number; y: number }> = {
  a: { x: 1, y: 0 },
  b: { x: 2, y: 0 },
  c: { x: 5, y: 0 },
  d: { x: 9, y: 0 },
};
const place = (target: string) => places[target] ?? null;

describe('what is allowed near a place', () => {
  test('the nearest come first, as many as asked for', () => {
    const found = nearest([offer('D', 'd'), offer('A', 'a'), offer('C', 'c')], { x: 0, y: 0 }, place, 2);
    expect(found.map(({ targets }) => targets[0])).toEqual(['a', 'c']);
  });

  test('the same goal by two ways is named once', () => {
    const found = nearest([offer('Gaswerk', 'b'), offer('Gaswerk', 'a'), offer('Rathaus', 'c')], { x: 0, y: 0 }, place);
    expect(found.map(({ targets }) => targets[0])).toEqual(['a', 'c']);
  });

  test('what has no place is left out', () => {
    expect(nearest([offer('E', 'e'), { ...offer('A', 'a'), targets: [] }], { x: 0, y: 0 }, place)).toEqual([]);
  });
});

test('the action is where most of its places are', () => {
  expect(focusOf([places['a']!, places['b']!, places['d']!])).toEqual(places['b']);
  expect(focusOf([])).toBeNull();
});
