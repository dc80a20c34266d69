/** The clauses about the things of a board: for a whole kind (`lot`), or for one thing alone (`area:clock`). */
export type Things = Record<string, string[]>;

/** The clauses about a thing of the board: its own, else those of its kind. */
export function clausesOf(things: Things, thing: string): string[] {
  return things[thing] ?? things[thing.split(':')[0]!] ?? [];
}
