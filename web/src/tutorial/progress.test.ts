import { beforeEach, expect, test, vi } from 'vitest';
import type { StepInfo } from '../wire/wire';
import { finish, finishedLessons, isLearnt, minutesLeft, nextLesson } from './progress';

const ALL = ['ride', 'line', 'end'];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

test('one goes on with the first lesson that is not finished', () => {
  expect(nextLesson('bus', ALL)).toBe('ride');
  finish('bus', 'ride', ALL);
  expect([finishedLessons('bus'), nextLesson('bus', ALL), nextLesson('paris', ALL)]).toEqual([
    ['ride'],
    'line',
    'ride',
  ]);
});

test('a game is learnt when every lesson is finished, in whatever order', () => {
  for (const lesson of ['end', 'ride']) finish('bus', lesson, ALL);
  expect(isLearnt('bus')).toBe(false);
  finish('bus', 'line', ALL);
  expect([isLearnt('bus'), isLearnt('paris'), nextLesson('bus', ALL)]).toEqual([true, false, 'ride']);
});

test('what is left of the time counts lessons that are not finished, and the rest of the present one', () => {
  const lessons = ALL.map((name) => ({ name, steps: Array<StepInfo>(10) }));
  expect([
    minutesLeft(lessons, [], 0, 0),
    minutesLeft(lessons, ['ride'], 1, 5),
    minutesLeft(lessons, ['ride', 'line'], 2, 10),
    minutesLeft(lessons, ALL, 1, 10),
  ]).toEqual([7, 4, 0, 0]);
});
