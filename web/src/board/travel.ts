import type { TransitionConfig } from 'svelte/transition';

const reduced = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');

/** Whether nothing may travel: the reader wishes no motion. */
export function calm(): boolean {
  return reduced?.matches ?? true;
}

export const STEP = 240;
const PIECE = 280;

/** A new piece comes from where it was built, one after another by `order`. */
export function travel(
  _node: Element,
  { dx, dy, order = 0 }: { dx: number; dy: number; order?: number },
): TransitionConfig {
  if (calm()) return { duration: 0 };
  return {
    delay: Math.max(0, order) * STEP,
    duration: PIECE,
    easing: (t) => 1 - (1 - t) ** 3,
    css: (t, u) =>
      `transform: translate(${dx * u}px, ${dy * u - 4 * Math.sin(Math.PI * t)}px); opacity: ${Math.min(1, 0.15 + t * 3)}`,
  };
}
