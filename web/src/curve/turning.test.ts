import { describe, expect, test } from 'vitest';
import type { Step } from '../replay/steps';
import { movesOf } from '../replay/steps';
import type { CurvePoint, Fact } from '../wire/wire';
import { apart, factOf, gained, percent, pointAt, shareOf, stepsBetween, turningPoints } from './turning';

function curve(...rows: number[][]): CurvePoint[] {
  return rows.map((standing, place) => ({ number: 3 + 2 * place, standing, seat: 0, weighed: [], error: 0 }));
}

describe('turning points', () => {
  test('are the largest changes, in the order of the game, with who gained', () => {
    const points = curve([0.5, 0.5], [0.55, 0.45], [0.3, 0.7], [0.3, 0.7], [0.6, 0.4], [0.62, 0.38], [1, 0]);
    expect(
      turningPoints(points).map(({ letter, before, seat, change }) => [letter, before, seat, percent(change)]),
    ).toEqual([
      ['A', 1, 1, 25],
      ['B', 3, 0, 30],
      ['C', 5, 0, 38],
    ]);
  });

  test('do not stand next to each other', () => {
    const points = curve([0.5, 0.5], [0.1, 0.9], [0.6, 0.4], [0.6, 0.4]);
    expect(turningPoints(points).map(({ before }) => before)).toEqual([1]);
  });

  test('stay for a round: an estimate that jumps there and back has decided nothing', () => {
    const points = curve([0.5, 0.5], [0.9, 0.1], [0.52, 0.48], [0.5, 0.5], [0.3, 0.7], [0.28, 0.72]);
    expect(turningPoints(points).map(({ before, seat }) => [before, seat])).toEqual([[3, 1]]);
  });

  test('are more than chance where shares were counted', () => {
    const points = curve([0.5, 0.5], [0.58, 0.42], [0.58, 0.42], [0.7, 0.3]).map((point) => ({
      ...point,
      error: 0.02,
    }));
    expect(turningPoints(points).map(({ before }) => before)).toEqual([2]);
    expect(turningPoints(points.map((point) => ({ ...point, error: 0.01 }))).map(({ before }) => before)).toEqual([
      0, 2,
    ]);
  });

  test('a game in which nothing happened has none', () => {
    expect(turningPoints(curve([0.5, 0.5], [0.52, 0.48]))).toEqual([]);
    expect(turningPoints([])).toEqual([]);
  });
});

describe('what there is to tell of a turning point', () => {
  const fact = (kind: string, seat?: number, line = true) =>
    ({ kind, data: seat === undefined ? {} : { seat }, line }) as Fact;
  const step = (number: number, seat: number, ...facts: Fact[]): Step => ({
    number,
    turn: 1,
    seat,
    index: number - 1,
    facts,
  });
  const points = curve([0.5, 0.5], [0.7, 0.3]);
  const [turning] = turningPoints(points);

  test('is the last thing that its move did for the one who gained', () => {
    const steps = [
      step(2, 1, fact('before')),
      step(4, 1, fact('moved', 1), fact('quiet', 1, false)),
      step(5, 1, fact('hit', 0)),
      step(6, 0, fact('after')),
    ];
    expect(stepsBetween(points, steps, turning!).map(({ number }) => number)).toEqual([4, 5]);
    expect(factOf(stepsBetween(points, steps, turning!), turning!.seat)?.fact.kind).toBe('hit');
  });

  test('is what the one who gained decided, where nothing further came of it', () => {
    const steps = [step(4, 1, fact('gave')), step(5, 1, fact('took'), fact('quiet', 1, false))];
    expect(factOf(steps, 1)).toMatchObject({ fact: { kind: 'took' }, seat: 1 });
  });

  test('is what came of it for the one who gained, where several moved', () => {
    const steps = [
      step(4, 1, fact('tipped', 1)),
      step(5, 0, fact('tipped', 0), fact('right', 0), fact('wrong', 1), fact('round')),
    ];
    expect([0, 1, 2].map((seat) => factOf(steps, seat)?.fact.kind)).toEqual(['right', 'wrong', 'tipped']);
    expect(factOf([step(4, 1, fact('chose', 1)), step(5, 0, fact('kept', 0))], 1)?.fact.kind).toBe('chose');
  });

  test('is nothing where nothing was told', () => {
    expect(factOf([step(4, 1, fact('quiet', 1, false))], 1)).toBeNull();
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
  const step = (number: number, turn: number, seat: number | null, index: number): Step => ({
    number,
    turn,
    seat,
    index,
    facts: [],
  });
  const steps = [step(3, 0, null, -1), step(4, 1, 0, 3), step(5, 1, 0, 4), step(6, 2, 1, 5)];
  const moves = movesOf(steps);

  test('is the difference between the points around it, for its own seat', () => {
    const points = [
      { number: 3, standing: [0.5, 0.5] },
      { number: 5, standing: [0.62, 0.38] },
      { number: 6, standing: [0.4, 0.6] },
    ] as CurvePoint[];
    expect(moves.map((move) => gained(points, steps, move))).toEqual([12, 22]);
  });

  test('is not told of one among several who moved in the same turn', () => {
    const round = [step(3, 0, null, -1), step(4, 1, 0, 3), step(5, 1, 1, 4), step(6, 1, 0, 5)];
    const points = [
      { number: 3, standing: [0.5, 0.5] },
      { number: 6, standing: [0.4, 0.6] },
    ] as CurvePoint[];
    expect(movesOf(round).map((move) => gained(points, round, move))).toEqual([null, null, null]);
  });

  test('is not told where the curve has a gap', () => {
    const points = [
      { number: 3, standing: [0.5, 0.5] },
      { number: 6, standing: [0.4, 0.6] },
    ] as CurvePoint[];
    expect(moves.map((move) => gained(points, steps, move))).toEqual([null, null]);
  });
});
