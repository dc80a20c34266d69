import { recall, remember } from '../frame/memory';

/*
 * What this device remembers of the coach of a game: the table where it is on, and the decisions that it has explained.
 */

/** From now on the coach helps at this table, and at no other of the game. */
export function beginCoaching(game: string, table: string): void {
  remember(`coach.${game}`, table);
}

export function endCoaching(game: string): void {
  remember(`coach.${game}`, null);
}

export function isCoached(game: string, table: string): boolean {
  return recall(`coach.${game}`) === table;
}

/** The decisions that were explained: the ids of their prompts. */
export function explained(game: string): string[] {
  return (recall(`coach.${game}.explained`) ?? '').split(' ').filter(Boolean);
}

export function noteExplained(game: string, prompt: string): void {
  remember(`coach.${game}.explained`, [...new Set([...explained(game), prompt])].join(' '));
}
