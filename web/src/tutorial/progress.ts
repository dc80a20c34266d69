import { recall, remember } from '../frame/memory';

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
