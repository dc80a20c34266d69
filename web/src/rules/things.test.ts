import { expect, test } from 'vitest';
import { clausesOf } from './things';

const things = { lot: ['BUS-8.2'], 'area:clock': ['BUS-9.1'], area: ['BUS-3.2'] };

test('a thing leads to its own clauses, else to those of its kind', () => {
  expect(clausesOf(things, 'area:clock')).toEqual(['BUS-9.1']);
  expect(clausesOf(things, 'area:start')).toEqual(['BUS-3.2']);
  expect(clausesOf(things, 'lot:A09')).toEqual(['BUS-8.2']);
});

test('a thing of an unknown kind leads to none', () => {
  expect(clausesOf(things, 'moon:1')).toEqual([]);
});
