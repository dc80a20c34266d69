import { describe, expect, test } from 'vitest';
import type { Fact, Line } from '../wire/wire';
import { missed } from './away.svelte';

const fact = (kind: string): Fact => ({ kind, data: {}, audience: -1, reveals: false, line: true });
const line = (index: number, seat: number, kind: string): Line => ({
  index,
  seat,
  turn: index,
  at: null,
  facts: [fact(kind)],
  taken_back: false,
  undo: null,
  table: null,
  by: null,
});

describe('since you were away', () => {
  const lines = [line(1, 0, 'mine'), line(2, 1, 'first'), line(3, 2, 'second')];
  const told = (seat: number | null, last: number | null, seen: number) =>
    missed(lines, seat, last, seen).map((row) => row.fact.kind);

  test('tells what the others did since the last own decision', () => {
    expect(told(0, 1, 0)).toEqual(['first', 'second']);
    expect(told(0, 1, 3)).toEqual(['first', 'second']);
  });

  test('is silent when everything was seen, at the beginning and for those who watch', () => {
    expect(told(0, 1, 4)).toEqual([]);
    expect(told(0, null, 0)).toEqual([]);
    expect(told(null, null, 0)).toEqual([]);
  });
});
