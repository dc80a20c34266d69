import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { FIGURES } from './figures';

const LOCALES = new URL('../../../../src/stellwerk/games/bus/locales/', import.meta.url).pathname;
const HERE = new URL('.', import.meta.url).pathname;

const text = (language: string) => readFileSync(`${LOCALES}${language}/board.ftl`, 'utf8');
const own = (language: string) => new FluentResource(text(language)).body.map((entry) => entry.id);
const used = readdirSync(HERE)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(HERE + name, 'utf8'))
  .join('\n');

/** Messages whose names are put together: `board-${crossing.kind}`, `board-${area}-${name}`, `figure-${name}`. */
const AREA = '(lines|buses|passengers|buildings|clock|vroomm|start)';
const COMPOSED = [
  /^board-(plain|park|station)$/,
  /^board-(kind|hour)-(house|office|pub)$/,
  new RegExp(`^board-(area-|short-)?${AREA}(-[a-z]+)?$`),
  /^overlay-when-(now|then)$/,
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
      own('de').filter((id) => !used.includes(`'${id}'`) && !COMPOSED.some((pattern) => pattern.test(id))),
    ).toEqual([]);
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
