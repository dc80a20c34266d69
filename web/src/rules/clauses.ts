import type { Meta } from '../wire/wire';

/** The message of a clause: PAR-5.3 is spoken by `PAR-5-3`. */
export function messageOf(clause: string): string {
  return clause.replaceAll('.', '-');
}

/** The number of a chapter, from its clauses: 5 for PAR-5.3, V for PAR-V2. */
export function numberOf(section: Meta['sections'][number]): string {
  const found = /-(\d+|[A-Z])/.exec(section.clauses[0] ?? '');
  return found?.[1] ?? '';
}

/** The chapter that holds a clause. */
export function sectionOf(meta: Meta, clause: string): string | undefined {
  return meta.sections.find((section) => section.clauses.includes(clause))?.id;
}

/** A piece of a text; found pieces are marked. */
export interface Piece {
  text: string;
  found: boolean;
}

/** Letters without case and accents, each with its place in the original. */
function folded(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  let place = 0;
  for (const sign of text) {
    const plain = sign.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
    letters += plain;
    for (let index = 0; index < plain.length; index += 1) places.push(place);
    place += sign.length;
  }
  return { letters, places };
}

function terms(query: string): string[] {
  return folded(query).letters.split(/\s+/).filter(Boolean);
}

/** Whether every word of the query stands in the text. */
export function matches(text: string, query: string): boolean {
  const { letters } = folded(text);
  return terms(query).every((term) => letters.includes(term));
}

/** The text in pieces, with the words of the query found. */
export function marked(text: string, query: string): Piece[] {
  const { letters, places } = folded(text);
  const found = new Array<boolean>(text.length).fill(false);
  for (const term of terms(query)) {
    for (let at = letters.indexOf(term); at >= 0; at = letters.indexOf(term, at + term.length)) {
      const end = places[at + term.length] ?? text.length;
      found.fill(true, places[at], end);
    }
  }
  const pieces: Piece[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const last = pieces.at(-1);
    if (last && last.found === found[index]) last.text += text[index];
    else pieces.push({ text: text[index]!, found: found[index]! });
  }
  return pieces;
}
