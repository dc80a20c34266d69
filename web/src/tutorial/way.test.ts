import { expect, test } from 'vitest';
import type { LessonInfo, StepInfo } from '../wire/wire';
import { Way } from './way';

function step(number: number, done: string[] = [], also: string[] = []): StepInfo {
  return { name: 'step', clause: 'X-1.1', number, glow: null, do: done, also, refused: {}, puzzle: false };
}

/* Read; two decisions, then two answers of the others; read; one decision, to the end. */
const LESSON: LessonInfo = {
  name: 'lesson',
  positions: [10, 11, 13, 14, 15, 16],
  more: [],
  steps: [step(10), step(10, ['a', 'b']), step(15), step(15, ['c'], ['d'])],
};
const way = new Way(LESSON);

test('a decision leads to the position after it, the last of a step past the answers of the others', () => {
  expect(way.asked.map(({ do: text, at }) => [text, at])).toEqual([
    ['a', 1],
    ['b', 4],
    ['c', 5],
  ]);
});

test('moves count when they are what is asked for, alone or together', () => {
  expect([way.taken(0, ['a']), way.taken(0, ['a', 'b']), way.taken(1, ['b']), way.taken(1, ['b', 'c'])]).toEqual([
    1, 2, 1, 2,
  ]);
  expect([way.taken(0, ['b']), way.taken(0, ['a', 'x']), way.taken(0, []), way.taken(3, ['c'])]).toEqual([0, 0, 0, 0]);
});

test('another right answer counts as the one of the lesson', () => {
  expect(way.taken(2, ['d'])).toBe(1);
});

test('steps may be read up to the next decision, and not behind the last one', () => {
  expect([0, 1, 2, 3].map((done) => way.steps(done))).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
    [4, 4],
  ]);
});

test('a lesson can be begun at every step', () => {
  expect([0, 1, 2, 3, 4].map((index) => [way.place(index), way.before(index)])).toEqual([
    [0, 0],
    [0, 0],
    [4, 2],
    [4, 2],
    [5, 3],
  ]);
});
