import { describe, expect, test } from 'vitest';
import type { Moved, TableView } from '../wire/wire';
import { completed, patched } from './changes';

describe('changes', () => {
  test('replace fields, elements of lists and entries of objects; the rest keeps its identity', () => {
    const before = { phase: 'lay', players: [{ money: 1 }, { money: 2 }], locos: { I4: ['black'] }, supply: [3] };
    const after = patched(before, { phase: 'trade', 'players/1': { money: 5 }, 'locos/p/3': ['red'] });
    expect(after).toEqual({
      phase: 'trade',
      players: [{ money: 1 }, { money: 5 }],
      locos: { I4: ['black'], 'p/3': ['red'] },
      supply: [3],
    });
    expect(after.supply).toBe(before.supply);
    expect(after.players[0]).toBe(before.players[0]);
    expect(before.players[1]).toEqual({ money: 2 });
  });

  test('are put together by seat, everything else is as it came', () => {
    const one = { seat: 0, view: { turn: 1, hand: ['a'] }, insights: { worth: 1 }, offers: [], undo: 0 };
    const two = { seat: 2, view: { turn: 1, hand: ['b'] }, insights: { worth: 2 }, offers: [], undo: 0 };
    const table = { perspectives: [one, two] } as unknown as TableView;
    const changed = {
      head: { number: 4 },
      lines: [],
      perspectives: [
        { seat: 0, view: { turn: 2 }, insights: {}, offers: [], undo: 1 },
        { seat: 2, view: { turn: 2, 'hand/0': 'c' }, insights: { worth: 3 }, offers: ['x'], undo: 0 },
      ],
    } as unknown as Moved;
    expect(completed(table, changed)).toEqual({
      head: { number: 4 },
      lines: [],
      perspectives: [
        { seat: 0, view: { turn: 2, hand: ['a'] }, insights: { worth: 1 }, offers: [], undo: 1 },
        { seat: 2, view: { turn: 2, hand: ['c'] }, insights: { worth: 3 }, offers: ['x'], undo: 0 },
      ],
    });
  });
});
