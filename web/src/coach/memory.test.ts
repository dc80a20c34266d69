import { beforeEach, expect, test, vi } from 'vitest';
import { beginCoaching, endCoaching, explained, isCoached, noteExplained } from './memory';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

test('the coach helps at one table of a game until it is ended', () => {
  beginCoaching('bus', 'first');
  expect([isCoached('bus', 'first'), isCoached('bus', 'second'), isCoached('paris', 'first')]).toEqual([
    true,
    false,
    false,
  ]);
  endCoaching('bus');
  expect(isCoached('bus', 'first')).toBe(false);
});

test('what was explained once is remembered, also when the coach has ended', () => {
  noteExplained('bus', 'prompt-clock');
  noteExplained('bus', 'prompt-clock');
  noteExplained('bus', 'prompt-lines');
  endCoaching('bus');
  expect(explained('bus')).toEqual(['prompt-clock', 'prompt-lines']);
  expect(explained('paris')).toEqual([]);
});
