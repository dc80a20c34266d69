import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const LOCALES = new URL('../../../../src/stellwerk/games/minden/locales/', import.meta.url).pathname;
const HERE = new URL('.', import.meta.url).pathname;

const own = (language: string) =>
  new FluentResource(readFileSync(`${LOCALES}${language}/board.ftl`, 'utf8')).body.map((entry) => entry.id);
const used = readdirSync(HERE)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(HERE + name, 'utf8'))
  .join('\n');

/** Messages whose names are put together. */
const COMPOSED = [/^board-side-[WE]$/, /^board-block-[NMS]$/, /^tipcard-(side|block|square|quarter)$/];

test('the lettering of the board is complete in both languages', () => {
  expect(own('de').sort()).toEqual(own('en').sort());
});

test('no lettering is unused', () => {
  expect(own('de').filter((id) => !used.includes(`'${id}'`) && !COMPOSED.some((pattern) => pattern.test(id)))).toEqual(
    [],
  );
});
