import type { Meta } from '../wire/wire';
import type { Words } from '../words/bundle';
import { matches, messageOf, numberOf } from './clauses';
import { type Former, formerWordings } from './versions';

/** A clause with its text, and with those of older versions of the rules. */
export interface ClauseText {
  id: string;
  text: string;
  former: Former[];
}

/** A chapter of the rules as it is read. */
export interface Chapter {
  id: string;
  number: string;
  title: string;
  clauses: ClauseText[];
}

/** A clause in words. */
export function clauseText(meta: Meta, id: string, words: Words): ClauseText {
  const text = words.has(messageOf(id)) ? words.say(messageOf(id)) : '';
  return { id, text, former: formerWordings(meta, id, words) };
}

/** The chapters of the rules; while one searches, only the clauses in which every word of the query stands. */
export function chaptersOf(meta: Meta, words: Words, query: string): Chapter[] {
  const searching = query.trim() !== '';
  const chapters = meta.sections.map((section) => ({
    id: section.id,
    number: chapterNumber(meta, section),
    title: words.say(`section-${section.id}`),
    clauses: section.clauses
      .map((id) => clauseText(meta, id, words))
      .filter(({ id, text }) => !searching || matches(`${id} ${text}`, query)),
  }));
  return chapters.filter(({ clauses }) => !searching || clauses.length > 0);
}

/** The number of a chapter; of several with the same one, that of its first clause. */
function chapterNumber(meta: Meta, section: Meta['sections'][number]): string {
  const number = numberOf(section);
  const shared = meta.sections.some((other) => other.id !== section.id && numberOf(other) === number);
  return shared ? (section.clauses[0]?.split('-')[1] ?? number) : number;
}

/** How many clauses these chapters have. */
export function countOf(chapters: Chapter[]): number {
  return chapters.reduce((sum, { clauses }) => sum + clauses.length, 0);
}
