import type { Piece, Words } from '../words/bundle';
import type { Fact } from '../wire/wire';

/** A fact in words, in pieces: what changed is strong. In a replay everybody is called by name. */
export function sentence(words: Words, fact: Fact, name: string): Piece[] {
  const id = `fact-${fact.kind}`;
  return words.has(id) ? words.pieces({ id, args: fact.data }, undefined, { name }) : [];
}

/** The same as plain text. */
export function told(words: Words, facts: Fact[], name: string): string {
  return facts.map((fact) => sentence(words, fact, name).map((piece) => piece.text).join('')).join(' ').trim();
}
