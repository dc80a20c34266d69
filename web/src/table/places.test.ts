import { describe, expect, test } from 'vitest';
import { plainOffer } from '../wire/plain';
import { focusOf, nearest, pointingOf } from './places';

const offer = (to: string, target: string) =>
  plainOffer(`extend:${target}`, { label: { id: 'do-extend', args: { to } }, targets: [target] });

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

describe('what a guide points at on a small screen', () => {
  const place = (target: string) => (target.startsWith('street:') ? { x: 0, y: 0 } : null);
  const said = { id: 'tutorial-line', hot: null, row: null, asks: true };

  test('a thing that lights up is on the board or in the tray', () => {
    expect(pointingOf({ ...said, hot: 'street:S1' }, [], place)).toBe('board');
    expect(pointingOf({ ...said, hot: 'area:clock' }, [], place)).toBe('tray');
  });

  test('a decision without such a thing is in the list, that of a puzzle where it can be taken', () => {
    expect(pointingOf({ ...said, row: 'pass' }, [offer('Mitte', 'street:S1')], place)).toBe('list');
    expect(pointingOf(said, [offer('Mitte', 'street:S1')], place)).toBe('board');
    expect(pointingOf(said, [], place)).toBe('list');
  });

  test('what is only read leaves everything as it is', () => {
    expect(pointingOf({ ...said, asks: false }, [offer('Mitte', 'street:S1')], place)).toBeNull();
  });
});
