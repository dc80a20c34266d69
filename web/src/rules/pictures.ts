import type { Component } from 'svelte';
import type { Words } from '../words/bundle';

/** The pictures of a game's rules: a component that draws them by name, and the clauses that each explains. */
export interface Pictures {
  default: Component<{ name: string; words: Words }>;
  figures: Record<string, string[]>;
}

const found = import.meta.glob<Pictures>('../games/*/Figure.svelte');

/** The pictures of a game, loaded when they are needed; null for a game without. */
export async function pictures(game: string): Promise<Pictures | null> {
  return (await found[`../games/${game}/Figure.svelte`]?.()) ?? null;
}

/** A figure beside a chapter, with the clause of the chapter that it explains. */
export interface Beside {
  name: string;
  clause: string;
}

const MOST = 2;

/** At most two figures that explain clauses of a chapter: the one of the clause somebody came for first, then in order. */
export function figuresOf(figures: Record<string, string[]>, clauses: string[], wanted?: string): Beside[] {
  const found = Object.entries(figures)
    .map(([name, explained]) => ({ name, clause: explained.find((clause) => clauses.includes(clause)) }))
    .filter((figure): figure is Beside => figure.clause !== undefined)
    .sort((a, b) => clauses.indexOf(a.clause) - clauses.indexOf(b.clause));
  return [...found.filter(({ clause }) => clause === wanted), ...found.filter(({ clause }) => clause !== wanted)].slice(
    0,
    MOST,
  );
}
