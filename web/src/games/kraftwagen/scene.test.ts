import { expect, test } from 'vitest';
import { gainsUpTo } from '../../scenes/scene';
import type { Fact } from '../../wire/wire';
import { carsOf, sceneOf } from './scene';

const fact = (kind: string, data: Fact['data']): Fact => ({ kind, data, audience: -1, reveals: false, line: true });
const car = { body: 3, engine: 2, workers: 1, price: 8, marker: 'none' };
const FACTS = [
  fact('offered', { seat: 0, ...car, slot: 2 }),
  fact('round_ends', { round: 2 }),
  fact('race', { seat: 1, place: 1, points: 7 }),
  fact('laps', { seat: 1, laps: 1, points: 1 }),
  fact('sold', { seat: 0, ...car, slot: 2, place: 1, preference: 'body', what: '@buyer-body', money: 8 }),
  fact('unsold', { seat: 1, ...car, slot: 1, marker: 'bosch', money: 4 }),
];

test('a scoring goes from the race over every buyer to the cars that are left', () => {
  const scene = sceneOf(FACTS, 2)!;
  expect(scene.steps.map(({ station }) => station.id)).toEqual(['scene-race', 'scene-buyer', 'scene-unsold']);
  expect(scene.steps.map(({ gains }) => gains)).toEqual([
    [{ seat: 1, amount: 8 }],
    [{ seat: 0, amount: 8 }],
    [{ seat: 1, amount: 4 }],
  ]);
  expect([...gainsUpTo(scene, 1)]).toEqual([
    [1, 8],
    [0, 8],
  ]);
});

test('its table counts race, sales and what is left, the best first', () => {
  const rows = sceneOf(FACTS, 2)!.table!.rows;
  expect(rows.map(({ seat, cells, sum }) => [seat, cells.map(({ value }) => value), sum])).toEqual([
    [1, [8, 0, 4], 12],
    [0, [0, 8, null], 8],
  ]);
});

test('who had no car in the market has not sold everything', () => {
  const left = sceneOf(FACTS, 3)!.table!.rows.map(({ seat, cells }) => [seat, cells.at(-1)!.detail?.args ?? null]);
  expect(left).toEqual([
    [1, { count: 1 }],
    [0, { count: 0 }],
    [2, null],
  ]);
});

test('the cars stand in the order of the market, each with the step at which it leaves', () => {
  expect(carsOf(sceneOf(FACTS, 2)!).map(({ slot, step, marker }) => [slot, step, marker])).toEqual([
    [1, 2, 'bosch'],
    [2, 1, null],
  ]);
});

test('a turn without a scoring is no scene', () => {
  expect(sceneOf(FACTS.slice(0, 1), 2)).toBeNull();
});
