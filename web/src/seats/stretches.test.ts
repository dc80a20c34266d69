import { expect, test } from 'vitest';
import type { Line, SeatInfo } from '../wire/wire';
import { botStretches } from './stretches';

const seat = { seat: 0, stood_in: 2 } as SeatInfo;
const line = (turn: number, more: Partial<Line> = {}): Line => ({
  ...{ index: turn, seat: 0, turn, at: null, facts: [], taken_back: false, undo: null, table: null, by: null },
  ...more,
});
const hands = (turn: number, by: string, table: Line['table'] = 'seat') => line(turn, { table, by });

test('a bot plays from the turn of its first decision to that of its last', () => {
  const lines = [line(1), hands(1, 'bot:greedy', 'time'), line(2), line(5), line(9), hands(10, 'Anna'), line(11)];
  expect(botStretches(lines, seat)).toEqual([{ from: 2, to: 9 }]);
});

test('every stretch counts, the last one to the end if nobody takes the seat back', () => {
  const lines = [hands(1, 'bot:greedy', 'away'), line(2), hands(3, 'Anna'), line(4), hands(5, 'bot:greedy'), line(6)];
  expect(botStretches(lines, seat)).toEqual([
    { from: 2, to: 2 },
    { from: 6, to: null },
  ]);
});

test('what others do, what was taken back and a bot that decided nothing make no stretch', () => {
  const others = [
    hands(1, 'bot:greedy'),
    line(2, { seat: 1 }),
    line(2, { taken_back: true }),
    hands(3, 'Anna'),
    line(4),
  ];
  expect(botStretches(others, seat)).toEqual([]);
  expect(botStretches([hands(1, 'bot:greedy'), line(2)], { ...seat, stood_in: null })).toEqual([]);
});
