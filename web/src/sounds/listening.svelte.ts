import { playSettings } from '../settings/play.svelte';
import type { Sound } from './synthesis';

/** What can be heard of a table. */
export interface Heard {
  /** How long the log is that is shown. */
  number: number;
  acting: boolean;
  refused: boolean;
  over: boolean;
}

/** The sound of a change: the most important one alone. */
export function soundOf(before: Heard, now: Heard): Sound | null {
  if (now.over && !before.over) return 'end';
  if (now.refused && !before.refused) return 'refusal';
  if (now.acting && !before.acting) return 'turn';
  return now.number > before.number ? 'move' : null;
}

/** Let a table be heard, where sounds are on; what makes them is loaded with the first one. */
export function hearTable(table: () => Heard): void {
  let before: Heard | null = null;
  $effect(() => {
    const now = table();
    const sound = before && playSettings.sounds && !document.hidden ? soundOf(before, now) : null;
    before = now;
    if (sound) void import('./synthesis').then(({ play }) => play(sound));
  });
}
