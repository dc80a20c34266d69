import { recall, remember } from '../frame/memory';
import { rest } from '../server/rest';
import { type Arguments, Words } from './bundle';
import { zone } from './zone.svelte';

export type Language = 'de' | 'en';
export const LANGUAGES: Language[] = ['de', 'en'];

const files: Record<Language, () => Promise<{ default: string[] }>> = {
  de: () => import('./frame-de'),
  en: () => import('./frame-en'),
};
const frames = new Map<Language, Words>();

/** Load the frame's own messages in a language: the page waits for the reader's, and never loads the other one in vain. */
export async function loadFrame(language: Language): Promise<void> {
  if (!frames.has(language)) frames.set(language, new Words(language, ...(await files[language]()).default));
}

const games = $state<Record<string, Words>>({});
const asked = new Set<string>();

function kept(): Language | null {
  const found = recall('language');
  return LANGUAGES.find((language) => language === found) ?? null;
}

function preferred(): Language {
  const wanted = typeof navigator === 'undefined' ? ['de'] : navigator.languages;
  return (wanted.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'de' || tag === 'en') as Language) ?? 'en';
}

class Reader {
  /** What the reader chose; null: the browser's. */
  chosen = $state(kept());
  language = $state<Language>(kept() ?? preferred());

  /** The frame's words in the reader's language. */
  get frame(): Words {
    return frames.get(this.language)!;
  }

  async choose(language: Language): Promise<void> {
    await loadFrame(language);
    this.language = this.chosen = language;
    remember('language', language);
    document.documentElement.lang = language;
  }
}

export const reader = new Reader();
if (typeof document !== 'undefined') document.documentElement.lang = reader.language;

/** A sentence of the frame in the reader's language. */
export function t(id: string, args: Arguments = {}): string {
  return reader.frame.say(id, undefined, args);
}

/**
 * A game's words in the reader's language; until they have come those of another language, so that a page stays as it is
 * while the reader changes it; undefined without any. Call it where it is read: it is reactive.
 */
export function gameWords(game: string): Words | undefined {
  const key = `${game}/${reader.language}`;
  if (!games[key] && !asked.has(key)) void loadGameWords(game, reader.language);
  return games[key] ?? LANGUAGES.map((language) => games[`${game}/${language}`]).find(Boolean);
}

/** Ask the server for a game's words. */
export async function loadGameWords(game: string, language: Language = reader.language): Promise<Words | undefined> {
  const key = `${game}/${language}`;
  if (games[key]) return games[key];
  asked.add(key);
  const answer = await rest.words(game, language);
  if (!answer.ok) asked.delete(key);
  else games[key] = new Words(language, answer.value);
  return games[key];
}

/** Words of a game that are at hand already (a replay in a file). */
export function keepGameWords(game: string, language: Language, text: string): void {
  games[`${game}/${language}`] = new Words(language, text);
}

const MOMENT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
const formats = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

/** A format of this name, made once: making one takes a hundred times as long as using it. */
function made<Format extends Intl.DateTimeFormat | Intl.NumberFormat>(name: string, make: () => Format): Format {
  let format = formats.get(name);
  if (!format) formats.set(name, (format = make()));
  return format as Format;
}

/** How the reader writes dates and numbers: the browser's own way of the language that is read, else the European one. */
export function localeOf(language: Language, wanted: readonly string[]): string {
  return wanted.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ?? (language === 'en' ? 'en-GB' : language);
}

function locale(): string {
  return localeOf(reader.language, typeof navigator === 'undefined' ? [] : (navigator.languages ?? []));
}

/** A number as the reader writes it. */
export function number(value: number): string {
  const written = locale();
  return made(`number ${written}`, () => new Intl.NumberFormat(written)).format(value);
}

/** A moment as the reader writes it, in the reader's time zone. */
export function moment(iso: string, style: Intl.DateTimeFormatOptions = MOMENT): string {
  const written = locale();
  const placed = { timeZone: zone.name, ...style };
  return made(`${written} ${JSON.stringify(placed)}`, () => new Intl.DateTimeFormat(written, placed)).format(
    new Date(iso),
  );
}
