import { STEP } from '../board/travel';
import { playSettings, STAYS } from '../settings/play.svelte';
import { LINE_SECONDS } from '../wire/shows';
import type { Fact } from '../wire/wire';

/** How long what these facts brought stays before the next position is shown, by the pace, in milliseconds. */
export function stay(facts: Fact[]): number {
  const time = facts.length === 0 ? 0 : facts.some((fact) => fact.line) ? LINE_SECONDS * 1000 : STEP;
  return time * STAYS[playSettings.pace];
}
