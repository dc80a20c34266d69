import { serverClock } from '../time/server-clock';
import type { TableSession } from './session.svelte';

/** The clock is held until the page shows the position: say so when it does. Call while a component is set up. */
export function tellWhenShown(session: () => TableSession): void {
  const heldUntil = $derived.by(() => {
    const { acting, head, seat } = session();
    return acting ? (head?.clocks?.[seat ?? -1]?.held_until ?? null) : null;
  });
  $effect(() => {
    const { live, seat, number } = session();
    if (heldUntil !== null && seat !== null && Date.parse(heldUntil) > serverClock.now())
      void live.showsPosition(seat, number);
  });
}
