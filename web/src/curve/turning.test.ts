import { describe, expect, test } from 'vitest';
import type { Step } from '../replay/steps';
import type { CurvePoint } from '../wire/wire';
import { movesOf } from '../replay/steps';
import { apart, gained, percent, pointAt, shareOf, turningPoints } from './turning';

function curve(...rows: number[][]): CurvePoint[] {
  return rows.map((standing, place) => ({ number: 3 + 2 * place, standing, seat: 0, weighed: [] }));
}

describe('turning points', () => {
  test('are the largest changes, in the order of the game, with who gained', () => {
    const points = curve([0.5, 0.5], [0.55, 0.45], [0.3, 0.7], [0.3, 0.7], [0.6, 0.4], [0.62, 0.38], [1, 0]);
    expect(turningPoints(points).map(({ letter, before, seat, change }) => [letter, before, seat, percent(change)])).toEqual([
      ['A', 1, 1, 25], ['B', 3, 0, 30], ['C', 5, 0, 38],
    ]);
  });

  test('do not stand next to each other', () => {
    const points = curve([0.5, 0.5], [0.1, 0.9], [0.6, 0.4], [0.6, 0.4]);
    expect(turningPoints(points).map(({ before }) => before)).toEqual([1]);
  });

  test('a game in which nothing happened has none', () => {
    expect(turningPoints(curve([0.5, 0.5], [0.52, 0.48]))).toEqual([]);
    expect(turningPoints([])).toEqual([]);
  });
});

describe('places on the curve', () => {
  const steps = [3, 4, 5, 9].map((number) => ({ number }) as Step);

  test('a point lies where its step lies on the slider', () => {
    expect([3, 5, 7, 9].map((number) => shareOf(steps, number))).toEqual([0, 2 / 3, 2 / 3, 1]);
    expect(shareOf([], 3)).toBe(0);
  });

  test('the point of a step is the last one before it', () => {
    const points = curve([1], [1], [1]);
    expect([0, 3, 4, 5, 99].map((number) => pointAt(points, number))).toEqual([0, 0, 0, 1, 2]);
  });

  test('labels keep their distance and stay on the chart', () => {
    expect(apart([0, 1, 2], 10, 0, 100)).toEqual([0, 10, 20]);
    expect(apart([99, 100, 10], 10, 0, 100)).toEqual([90, 100, 10]);
    expect(apart([50, 20], 10, 0, 100)).toEqual([50, 20]);
  });
});

describe('what a move brought', () => {
  const step = (number: number, turn: number, seat: number | null, index: number): Step => ({ number, turn, seat, index, facts: [] });
  const steps = [step(3, 0, null, -1), step(4, 1, 0, 3), step(5, 1, 0, 4), step(6, 2, 1, 5)];
  const moves = movesOf(steps);

  test('is the difference between the points around it, for its own seat', () => {
    const points = [{ number: 3, standing: [0.5, 0.5] }, { number: 5, standing: [0.62, 0.38] }, { number: 6, standing: [0.4, 0.6] }] as CurvePoint[];
    expect(moves.map((move) => gained(points, steps, move))).toEqual([12, 22]);
  });

  test('is not told where the curve has a gap', () => {
    const points = [{ number: 3, standing: [0.5, 0.5] }, { number: 6, standing: [0.4, 0.6] }] as CurvePoint[];
    expect(moves.map((move) => gained(points, steps, move))).toEqual([null, null]);
  });
});
