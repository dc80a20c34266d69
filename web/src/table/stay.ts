import { STEP } from '../board/travel';
import { playSettings, STAYS } from '../settings/play.svelte';
import type { Fact } from '../wire/wire';

/** How long a finished move stays before the next one is shown, in milliseconds. */
const LINE = 800;

/** How long what these facts brought stays before the next position is shown, by the pace that was chosen. */
export function stay(facts: Fact[]): number {
  const time = facts.length === 0 ? 0 : facts.some((fact) => fact.line) ? LINE : STEP;
  return time * STAYS[playSettings.pace];
}
