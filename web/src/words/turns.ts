import type { Words } from './bundle';
import { t } from './words.svelte';

/** A turn by its number, as the game calls it (a round in Minden). */
export function turnName(words: Words, turn: number): string {
  return words.has('turn') ? words.say({ id: 'turn', args: { turn } }) : t('table-turn', { turn });
}

/** A turn out of so many. */
export function turnOf(words: Words, turn: number, turns: number): string {
  return words.has('turn') ? words.say({ id: 'turn', args: { turn, turns } }, 'of') : t('replay-at', { turn, turns });
}

/** How many turns were played. */
export function turnsPlayed(words: Words, turns: number): string {
  return words.has('turn')
    ? words.say({ id: 'turn', args: { turn: turns, turns } }, 'count')
    : t('end-summary', { turns });
}

/** That an earlier turn is looked at. */
export function turnPast(words: Words, turn: number): string {
  return words.has('turn') ? words.say({ id: 'turn', args: { turn } }, 'past') : t('past-say', { turn });
}
