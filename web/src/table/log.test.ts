import { describe, expect, test } from 'vitest';
import type { Fact, Line } from '../wire/wire';
import { cutAt, factsSince, freshFacts, lastOwn, mergeLines, rowsOf, timeWasOver } from './log';

function fact(kind: string, line = true): Fact {
  return { kind, data: {}, audience: -1, reveals: false, line };
}

function line(index: number, seat: number, turn: number, facts: Fact[] = [], change: Partial<Line> = {}): Line {
  return { index, seat, turn, at: null, facts, taken_back: false, undo: null, table: null, by: null, ...change };
}

describe('the log', () => {
  test('waits at the first fact that is still to be shown', () => {
    const lines = [
      line(3, 0, 1, [fact('tipped')]),
      line(4, 1, 1, [fact('tipped'), fact('evaluated'), fact('round')]),
      line(5, 0, 2, [fact('chose')]),
    ];
    const cut = cutAt(lines, ({ kind }) => kind === 'evaluated');
    expect(cut.map(({ index, facts }) => [index, facts.map(({ kind }) => kind)])).toEqual([
      [3, ['tipped']],
      [4, ['tipped']],
    ]);
    expect(cutAt(lines, () => false)).toBe(lines);
    expect(cutAt([{ ...lines[1]!, taken_back: true }, lines[2]!], ({ kind }) => kind === 'evaluated')).toHaveLength(2);
  });

  test('knows whether a bot plays because time was over', () => {
    const late = line(3, 0, 1, [], { table: 'time', by: 'bot:greedy' });
    const back = line(4, 0, 1, [], { table: 'seat', by: 'Marlene' });
    expect(rowsOf([late])[0]).toMatchObject({ kind: 'table', what: 'time', by: 'bot:greedy' });
    expect([timeWasOver([late], 0), timeWasOver([late], 1), timeWasOver([late, back], 0)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('merges lines by index, later ones over earlier ones', () => {
    const known = [line(3, 0, 1), line(4, 0, 1)];
    const merged = mergeLines(known, [line(5, 1, 2), line(4, 0, 1, [], { taken_back: true })]);
    expect(merged.map(({ index }) => index)).toEqual([3, 4, 5]);
    expect(merged[1]?.taken_back).toBe(true);
    expect(mergeLines(known, [])).toBe(known);
  });

  test('has a row per fact that makes a line, one for decisions taken back, and one for a hint', () => {
    const lines = [
      line(3, 0, 1),
      line(4, 0, 1, [fact('placed', false)], { taken_back: true }),
      line(5, 0, 1, [], { undo: 1 }),
      line(6, 0, 1, [fact('placed', false)], { taken_back: true }),
      line(7, 0, 1, [], { undo: 1 }),
      line(8, 0, 1, [fact('placed', false), fact('built'), fact('ended')]),
      line(9, 1, 2, [], { table: 'hint' }),
      line(10, 1, 2, [], { table: 'seat', by: 'bot:greedy' }),
    ];
    const told = rowsOf(lines).map((row) =>
      row.kind === 'undo' ? row.count : row.kind === 'fact' ? row.fact.kind : row.what,
    );
    expect(told).toEqual([2, 'built', 'ended', 'hint', 'seat']);
  });

  test('knows whose decisions were taken back', () => {
    const lines = [
      line(3, 0, 1, [], { taken_back: true }),
      line(4, 1, 2, [], { taken_back: true }),
      line(5, 1, 2, [], { taken_back: true }),
      line(6, 1, 2, [], { undo: 1 }),
      line(7, 2, 2, [], { table: 'hint' }),
      line(8, 0, 2, [], { undo: 2 }),
      line(9, 0, 1),
      line(10, 1, 2, [], { undo: 1 }),
    ];
    const rows = rowsOf(lines).flatMap((row) => (row.kind === 'undo' ? [[row.seat, row.count, row.of]] : []));
    expect(rows).toEqual([
      [1, 1, [1]],
      [0, 2, [0, 1]],
      [1, 1, [0]],
    ]);
  });

  test('says who plays a seat from here on, and that the game was ended', () => {
    const lines = [
      line(3, 1, 2, [], { table: 'seat', by: 'bot:greedy' }),
      { ...line(4, 0, 2, [], { table: 'end', by: 'agreement' }), seat: null },
    ];
    expect(rowsOf(lines)).toMatchObject([
      { kind: 'table', what: 'seat', seat: 1, by: 'bot:greedy' },
      { kind: 'table', what: 'end', seat: null },
    ]);
    expect(lastOwn(lines, 1, 3, false)).toBeNull();
  });

  test('tells a fact of the seat that it is about', () => {
    const told = line(8, 0, 1, [{ ...fact('evaluated'), data: { seat: 2 } }, fact('round')]);
    expect(rowsOf([told]).map(({ seat }) => seat)).toEqual([2, 0]);
  });

  test('divides after the last turn of the reader, not after the running one', () => {
    const lines = [line(3, 0, 1, [fact('built')]), line(4, 1, 2, [fact('traded')]), line(5, 0, 3)];
    expect(lastOwn(lines, 0, 3, true)).toBe(3);
    expect(lastOwn(lines, 0, 4, false)).toBe(5);
    expect(lastOwn(lines, null, 4, false)).toBeNull();
    expect(lastOwn(lines, 2, 4, false)).toBeNull();
  });

  test('knows what is fresh and what happened since', () => {
    const lines = [
      line(3, 0, 1, [fact('a')]),
      line(4, 1, 2, [fact('b')]),
      line(5, 1, 2, [fact('c')]),
      line(6, 1, 2, [fact('d')], { taken_back: true }),
      line(7, 0, 3),
    ];
    expect(freshFacts(lines).map(({ kind }) => kind)).toEqual(['b', 'c']);
    expect(factsSince(lines, 3, 0).map(({ kind }) => kind)).toEqual(['b', 'c']);
    expect(factsSince(lines, null, 1).map(({ kind }) => kind)).toEqual(['a']);
  });
});
