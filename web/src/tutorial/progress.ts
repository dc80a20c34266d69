import { recall, remember } from '../frame/memory';
import type { LessonInfo } from '../wire/wire';

const LEARNT = '*';

/** The lessons of a game that were finished on this device. */
export function finishedLessons(game: string): string[] {
  return (recall(`tutorial.${game}`) ?? '').split(' ').filter(Boolean);
}

/** A lesson is finished; with the last one, all is learnt. */
export function finish(game: string, lesson: string, all: string[]): void {
  const found = new Set([...finishedLessons(game), lesson]);
  if (all.every((name) => found.has(name))) found.add(LEARNT);
  remember(`tutorial.${game}`, [...found].join(' '));
}

/** Whether every lesson of a game was finished on this device. */
export function isLearnt(game: string): boolean {
  return finishedLessons(game).includes(LEARNT);
}

/** Where to go on: the first lesson that is not finished, else the first. */
export function nextLesson(game: string, all: string[]): string {
  const finished = finishedLessons(game);
  return all.find((name) => !finished.includes(name)) ?? all[0]!;
}

/** How long a step takes, with what the others do after it. */
const SECONDS_PER_STEP = 13;

/** About how many minutes are left: what is not finished, without the steps of the present lesson that are done. */
export function minutesLeft(
  lessons: Pick<LessonInfo, 'name' | 'steps'>[],
  finished: string[],
  at: number,
  step: number,
): number {
  const steps = lessons.map(({ name, steps: { length } }, index) => {
    if (index === at) return Math.max(0, length - step);
    return finished.includes(name) ? 0 : length;
  });
  return Math.ceil((steps.reduce((sum, count) => sum + count, 0) * SECONDS_PER_STEP) / 60);
}
