import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { balanceOf } from './balance';

test('every game of the client has a balance page, in the language of the reader', () => {
  const games = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(games.length).toBeGreaterThan(4);
  for (const { name } of games) expect(balanceOf(name, 'de')).toMatch(/balance.*\.html.*#de$/);
});

test('a game without a balance page has no link to one', () => {
  expect(balanceOf('chess', 'en')).toBeNull();
});
