import { afterEach, expect, test } from 'vitest';
import type { Problem } from '../wire/wire';
import { reader } from '../words/words.svelte';
import { problemSentence } from './sentences';

function tooMany(retry_after?: number): Problem {
  const wait = retry_after === undefined ? {} : { retry_after };
  return { type: 'about:blank', title: 'Too many', status: 429, detail: '', code: 'too_many', ...wait };
}

afterEach(() => {
  reader.language = 'de';
});

test.each([
  ['de', undefined, 'Das waren zu viele Anfragen auf einmal. Warte einen Augenblick.'],
  ['de', 1, 'Das waren zu viele Anfragen auf einmal. Versuche es in einer Sekunde noch einmal.'],
  ['de', 6, 'Das waren zu viele Anfragen auf einmal. Versuche es in 6 Sekunden noch einmal.'],
  ['de', 1200, 'Das waren zu viele Anfragen auf einmal. Versuche es in 20 Minuten noch einmal.'],
  ['en', 6, 'Too many requests at once. Try again in 6 seconds.'],
  ['en', 91, 'Too many requests at once. Try again in 2 minutes.'],
] as const)('who was too fast is told how long to wait (%s, %s)', (language, seconds, sentence) => {
  reader.language = language;
  expect(problemSentence(tooMany(seconds))).toBe(sentence);
});

test.each([
  ['de', 'Das Passwort wiederholt sich. So wird es bald erraten.'],
  ['en', 'The password repeats itself. It would be guessed soon.'],
] as const)('a weak password is refused with the reason (%s)', (language, sentence) => {
  reader.language = language;
  const weak = {
    type: 'about:blank',
    title: '',
    status: 400,
    detail: '',
    code: 'weak_password',
    data: { why: 'repeat' },
  };
  expect(problemSentence(weak)).toContain(sentence);
});
