import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fact, Line } from '../wire/wire';
import { others, Recap } from './recap.svelte';

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
const lines = [line(1, 0, 'mine'), line(2, 1, 'first'), line(3, 2, 'second')];
const kinds = (rows: { fact: Fact }[]) => rows.map((row) => row.fact.kind);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

describe('since your last move', () => {
  test('tells what the others did since the last own decision', () => {
    expect(kinds(others(lines, 0, 1))).toEqual(['first', 'second']);
  });

  test('is silent at the beginning and for those who watch', () => {
    expect(others(lines, 0, null)).toEqual([]);
    expect(others(lines, null, null)).toEqual([]);
  });

  test('comes with every own turn, also if everything was seen', () => {
    const recap = new Recap('t');
    recap.saw(4);
    recap.begin({ lines, seat: 0, ownLast: 1, number: 4 });
    expect(kinds(recap.rows)).toEqual(['first', 'second']);
  });

  test('comes to somebody who returns only if something new happened', () => {
    const recap = new Recap('t');
    recap.saw(4);
    recap.back({ lines, seat: 0, ownLast: 1, number: 4 });
    expect(recap.rows).toEqual([]);
    const later = new Recap('u');
    later.saw(3);
    later.back({ lines, seat: 0, ownLast: 1, number: 4 });
    expect(kinds(later.rows)).toEqual(['first', 'second']);
  });
});
