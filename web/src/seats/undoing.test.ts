import { expect, test } from 'vitest';
import type { Line } from '../wire/wire';
import { undoChoices } from './undoing';

let index = 0;
function line(seat: number | null, turn: number, more: Partial<Line> = {}): Line {
  return {
    index: index++,
    seat,
    turn,
    at: null,
    facts: [],
    taken_back: false,
    undo: null,
    table: null,
    by: null,
    ...more,
  };
}

test('one may ask for the last decision, the last turn, or everything since one’s own turn', () => {
  const lines = [line(0, 1), line(1, 2), line(1, 2), line(2, 3), line(2, 3)];
  expect(undoChoices(lines, 1)).toEqual([
    { word: 'undo-own', count: 4 },
    { word: 'undo-last', count: 1 },
    { word: 'undo-turn', count: 2 },
  ]);
});

test('after one’s own decision the last one comes first', () => {
  const lines = [line(1, 1), line(1, 1), line(1, 1)];
  expect(undoChoices(lines, 1)).toEqual([
    { word: 'undo-last', count: 1 },
    { word: 'undo-turn', count: 3 },
  ]);
});

test('the same amount is offered once', () => {
  expect(undoChoices([line(0, 1), line(1, 2)], 1)).toEqual([{ word: 'undo-last', count: 1 }]);
});

test('what was taken back and what concerns the table are no decisions', () => {
  const lines = [
    line(0, 1),
    line(0, 1, { taken_back: true }),
    line(0, 1, { undo: 1 }),
    line(1, 1, { table: 'seat', by: 'bot:greedy' }),
  ];
  expect(undoChoices(lines, 0)).toEqual([{ word: 'undo-last', count: 1 }]);
  expect(undoChoices([], 0)).toEqual([]);
});
