/** What somebody at a table wants to read: a clause, the clauses of a thing of the board, or what is played now. */
export interface Wanted {
  clause?: string;
  /** A target of the board (`lot:A09`). */
  thing?: string;
}

/** The rules beside the board of a table: closed, or open at what was asked for last. */
export class Rulebook {
  wanted = $state.raw<Wanted | null>(null);

  get open(): boolean {
    return this.wanted !== null;
  }

  read(wanted: Wanted): void {
    this.wanted = wanted;
  }

  close(): void {
    this.wanted = null;
  }

  /** Follow a link to the rules of a game, beside the board; without a clause it closes what is open. */
  follow(link: string): void {
    const clause = clauseOf(link);
    if (clause === null && this.open) this.close();
    else this.read(clause === null ? {} : { clause });
  }
}

/** The clause that a link to the rules is about (`#/rules/<game>/<clause>`). */
function clauseOf(link: string): string | null {
  const clause = link.split('/')[3];
  return clause ? decodeURIComponent(clause) : null;
}
