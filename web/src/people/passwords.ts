import { problemSentence } from '../table/sentences';
import type { Problem } from '../wire/wire';
import { t } from '../words/words.svelte';

/** As the server wants it. */
export const LEAST_PASSWORD = 8;
export const MOST_PASSWORD = 200;

/** A problem with a password in words: a wrong one is said as fits the form, one that is refused as too short or too long. */
export function passwordSentence(problem: Problem, wrong: string): string {
  if (problem.code === 'wrong_password') return t(wrong);
  if (problem.code === 'bad_input') return t('password-refused', { least: LEAST_PASSWORD, most: MOST_PASSWORD });
  return problemSentence(problem);
}
