/**
 * Give the focus back to a thing once what had it is gone. Never at once: in the teardown of an effect Svelte computes
 * deriveds from their old values, and those that the handlers of the thing read there are not computed again later.
 */
export function refocus(thing: HTMLElement | SVGElement | null): void {
  queueMicrotask(() => thing?.focus({ preventScroll: true }));
}
