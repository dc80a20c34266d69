import { readdirSync, readFileSync, statSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const LOCALES = new URL('../../../src/stellwerk/words/locales/', import.meta.url).pathname;
const SOURCES = new URL('../', import.meta.url).pathname;

function messages(language: string): Set<string> {
  const texts = readdirSync(LOCALES + language).map((file) => readFileSync(`${LOCALES}${language}/${file}`, 'utf8'));
  return new Set(texts.flatMap((text) => new FluentResource(text).body.map((entry) => entry.id)));
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts') ? [readFileSync(path, 'utf8')] : [];
  });
}

const german = messages('de');
const english = messages('en');
const used = sources(SOURCES).join('\n');

describe('the words of the frame', () => {
  test('are the same messages in German and English', () => {
    expect([...german].sort()).toEqual([...english].sort());
  });

  test('has every message that the client names', () => {
    const named = [...used.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map((match) => match[1]!);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((id) => !german.has(id))).toEqual([]);
  });

  test('has no message of the table that nothing uses', () => {
    const files = ['client', 'people', 'seats', 'time'].map((name) => readFileSync(`${LOCALES}de/${name}.ftl`, 'utf8'));
    const own = files.flatMap((text) => new FluentResource(text).body.map((entry) => entry.id));
    const byPrefix = ['problem-', 'trouble-', 'bot-'];
    const unused = own.filter((id) => !used.includes(`'${id}'`) && !byPrefix.some((prefix) => id.startsWith(prefix)));
    expect(unused).toEqual([]);
  });
});
