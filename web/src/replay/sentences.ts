import { about } from '../table/log';
import type { Fact } from '../wire/wire';
import type { Piece, Words } from '../words/bundle';

/**
 * A fact in words, in pieces: what changed is strong. In a replay everybody is called by name: the seat that the fact
 * is about, else the one that moved.
 */
export function sentence(words: Words, fact: Fact, mover: number | null, nameOf: (seat: number) => string): Piece[] {
  const id = `fact-${fact.kind}`;
  const seat = about(fact) ?? mover;
  return words.has(id)
    ? words.pieces({ id, args: fact.data }, undefined, { name: seat === null ? '' : nameOf(seat) })
    : [];
}

/** The same as plain text, a line for each fact. */
export function told(words: Words, facts: Fact[], mover: number | null, nameOf: (seat: number) => string): string[] {
  return facts
    .map((fact) =>
      sentence(words, fact, mover, nameOf)
        .map((piece) => piece.text)
        .join('')
        .trim(),
    )
    .filter(Boolean);
}
