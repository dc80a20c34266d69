import { expect, test } from 'vitest';
import type { Meta } from '../wire/wire';
import { creditsOf, playersOf } from './card';

function meta(fields: Partial<Meta>): Meta {
  return { credits: { designers: [], publishers: [], year: 1864 }, least_seats: 2, most_seats: 4, ...fields } as Meta;
}

test('a game without designer and publisher has no line of credits', () => {
  expect(creditsOf(meta({}))).toBeNull();
  const credits = { designers: ['A', 'B'], publishers: ['C'], year: 2010 };
  expect(creditsOf(meta({ credits }))).toEqual({ designers: 'A, B', publishers: 'C' });
});

test('a game for one number of players names one number', () => {
  expect(playersOf(meta({ most_seats: 2 })).range).toBe('no');
  expect(playersOf(meta({})).range).toBe('yes');
});
