import { describe, expect, test } from 'vitest';
import type { Fact, Line } from '../wire/wire';
import { movesOf, stepAt, stepByKey, stepByShare, stepsOf } from './steps';

function fact(kind: string, line = true): Fact {
  return { kind, data: {}, audience: -1, reveals: false, line };
}

function line(index: number, turn: number, seat: number, facts: Fact[], change: Partial<Line> = {}): Line {
  return { index, turn, seat, at: null, facts, taken_back: false, undo: null, table: null, by: null, ...change };
}

/** Three entries of setup; a Build of three decisions, of which one was taken back; a Trade; chance; one decision more. */
const lines = [
  line(3, 1, 0, []),
  line(4, 1, 0, [fact('placed', false)], { taken_back: true }),
  line(5, 1, 0, [], { undo: 1 }),
  line(6, 1, 0, [fact('placed', false)]),
  line(7, 1, 0, [fact('built')]),
  line(8, 2, 1, [fact('traded')]),
  line(10, 3, 2, [fact('built'), fact('ended')]),
];
const steps = stepsOf(lines, 11);

describe('the steps of a replay', () => {
  test('begin with the position after the setup and leave out what was taken back', () => {
    expect(steps.map((step) => step.index)).toEqual([-1, 3, 6, 7, 8, 10]);
    expect(steps.map((step) => step.number)).toEqual([3, 4, 7, 8, 10, 11]);
  });

  test('who plays a seat, and an end by agreement, are no steps', () => {
    const told = [
      line(3, 1, 0, []),
      line(4, 1, 1, [], { table: 'seat', by: 'bot:greedy' }),
      line(5, 1, 0, [], { table: 'end', by: 'agreement' }),
    ];
    expect(stepsOf(told, 6).map((step) => step.index)).toEqual([-1, 3]);
  });

  test('chance that followed a decision is in its position', () => {
    expect(steps[4]).toMatchObject({ index: 8, number: 10 });
  });

  test('a turn is one move that leads to its last step', () => {
    expect(
      movesOf(steps).map(({ turn, seat, step, facts }) => [turn, seat, step, facts.map((one) => one.kind)]),
    ).toEqual([
      [1, 0, 3, ['built']],
      [2, 1, 4, ['traded']],
      [3, 2, 5, ['built', 'ended']],
    ]);
  });

  test('an address leads to the step at or before it', () => {
    expect(stepAt(steps, 8)).toBe(3);
    expect(stepAt(steps, 9)).toBe(3);
    expect(stepAt(steps, 0)).toBe(0);
    expect(stepAt(steps, 999)).toBe(5);
  });

  test('keys move by a step or by a turn and stay on the track', () => {
    expect(stepByKey(steps, 1, 'ArrowRight')).toBe(2);
    expect(stepByKey(steps, 0, 'ArrowLeft')).toBe(0);
    expect(stepByKey(steps, 5, 'ArrowUp')).toBe(5);
    expect(stepByKey(steps, 2, 'PageUp')).toBe(3);
    expect(stepByKey(steps, 3, 'PageUp')).toBe(4);
    expect(stepByKey(steps, 4, 'PageDown')).toBe(3);
    expect(stepByKey(steps, 2, 'PageDown')).toBe(0);
    expect(stepByKey(steps, 3, 'Home')).toBe(0);
    expect(stepByKey(steps, 3, 'End')).toBe(5);
    expect(stepByKey(steps, 3, 'a')).toBeNull();
  });

  test('a place on the track means the nearest step', () => {
    expect([-1, 0, 0.49, 1, 2].map((share) => stepByShare(steps, share))).toEqual([0, 0, 2, 5, 5]);
  });

  test('a game without a decision has only its beginning', () => {
    expect(stepsOf([], 3)).toEqual([{ number: 3, turn: 0, seat: null, index: -1, facts: [] }]);
  });
});
