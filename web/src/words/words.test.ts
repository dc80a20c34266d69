import { expect, test, vi } from 'vitest';
import { gameWords, keepGameWords, reader } from './words.svelte';

test('while the words of another language are on their way, those at hand stay', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  keepGameWords('bus', 'de', 'title = Omnibus');
  reader.language = 'en';
  expect(gameWords('bus')?.say('title')).toBe('Omnibus');
  keepGameWords('bus', 'en', 'title = Coach');
  expect(gameWords('bus')?.say('title')).toBe('Coach');
  expect(gameWords('paris')).toBeUndefined();
});
