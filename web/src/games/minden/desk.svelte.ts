import type { Atlas } from './atlas';
import { Show } from './show.svelte';

/** The map of one table, and what is going on around it there. */
export class Desk {
  readonly show = new Show();
  /** Whether the next click on the map sets the cone (MIN-6.2). */
  pinning = $state(false);

  constructor(readonly atlas: Atlas) {}
}
