import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { FIGURES } from './figures';

const LOCALES = new URL('../../../../src/stellwerk/games/kraftwagen/locales/', import.meta.url).pathname;
const HERE = new URL('.', import.meta.url).pathname;

const text = (language: string) =>
  ['board', 'figures'].map((file) => readFileSync(`${LOCALES}${language}/${file}.ftl`, 'utf8')).join('\n');
const own = (language: string) => new FluentResource(text(language)).body.map((entry) => entry.id);
const used = readdirSync(HERE)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(HERE + name, 'utf8'))
  .join('\n');

/** Messages whose names are put together: `board-likes-${preference}`, `board-award-${id}`, `figure-${name}`. */
const COMPOSED = [
  /^board-(area|action|step|bonus|card|instant|engineer|use|award|likes|wants|porsche)-/,
  /^board-(end|front)$/,
  /^factory-from-/,
  /^figure-/,
];

describe('the lettering of the board', () => {
  test('is complete in both languages and can be read', () => {
    expect(own('de').sort()).toEqual(own('en').sort());
    for (const language of ['de', 'en']) {
      expect(new FluentBundle(language).addResource(new FluentResource(text(language)))).toEqual([]);
      expect(own(language)).toHaveLength([...text(language).matchAll(/^[a-z][\w-]* =/gm)].length);
    }
  });

  test('has nothing that is not used', () => {
    expect(
      own('de').filter(
        (id) =>
          !used.includes(`'${id}'`) && !used.includes(`'@${id}'`) && !COMPOSED.some((pattern) => pattern.test(id)),
      ),
    ).toEqual([]);
  });

  test('lacks nothing that is used', () => {
    const wanted = [...used.matchAll(/'((?:board|factory|sales|aims|overlay|seat)-[\w-]+)'/g)].map(
      (match) => match[1]!,
    );
    expect(wanted.length).toBeGreaterThan(60);
    expect(wanted.filter((id) => !own('de').includes(id))).toEqual([]);
  });

  test('has a caption for every figure, and no other', () => {
    expect(
      own('de')
        .filter((id) => id.startsWith('figure-'))
        .sort(),
    ).toEqual(
      Object.keys(FIGURES)
        .map((name) => `figure-${name}`)
        .sort(),
    );
  });
});

test('every figure of the introduction is drawn', () => {
  const rules = readFileSync(`${LOCALES}de/rules.ftl`, 'utf8');
  const wanted = [...rules.matchAll(/\.figure = ([\w-]+)/g)].map((match) => match[1]!);
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((name) => !(name in FIGURES))).toEqual([]);
});
