import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { FIGURES } from './figures';

const LOCALES = new URL('../../../../src/stellwerk/games/fracht/locales/', import.meta.url).pathname;
const HERE = new URL('.', import.meta.url).pathname;

const text = (language: string, file: string) => readFileSync(`${LOCALES}${language}/${file}.ftl`, 'utf8');
const own = (language: string, file: string) => new FluentResource(text(language, file)).body.map((entry) => entry.id);
const used = readdirSync(HERE)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(HERE + name, 'utf8'))
  .join('\n');

/** Messages whose names are put together: `board-loco-${colour}`, `use-${name}`, `piles-${name}`. */
const COMPOSED = [
  /^board-(loco|edge)-\w+$/,
  /^board-(sleeper|edge)$/,
  /^use-(word-)?(build|couple|drive|redraw)$/,
  /^piles-(pile|discard-count|held|coupled|spent)$/,
  /^figure-/,
];

describe.each(['board', 'figures'])('the words of %s', (file) => {
  test('are complete in both languages and can be read', () => {
    expect(own('de', file).sort()).toEqual(own('en', file).sort());
    for (const language of ['de', 'en']) {
      expect(new FluentBundle(language).addResource(new FluentResource(text(language, file)))).toEqual([]);
      expect(own(language, file)).toHaveLength([...text(language, file).matchAll(/^[a-z][\w-]* =/gm)].length);
    }
  });

  test('are all used', () => {
    expect(
      own('de', file).filter((id) => !used.includes(`'${id}'`) && !COMPOSED.some((pattern) => pattern.test(id))),
    ).toEqual([]);
  });
});

test('every figure has a caption, and no other has', () => {
  const captions = own('de', 'figures').filter((id) => id.startsWith('figure-'));
  expect(captions.sort()).toEqual(
    Object.keys(FIGURES)
      .map((name) => `figure-${name}`)
      .sort(),
  );
});

test('every figure of the introduction is drawn', () => {
  const wanted = [...text('de', 'rules').matchAll(/\.figure = ([\w-]+)/g)].map((match) => match[1]!);
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((name) => !(name in FIGURES))).toEqual([]);
});
