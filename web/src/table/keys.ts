import type { Offer } from '../wire/wire';

/** What a key press is aimed at. */
export interface Aim {
  matches(selector: string): boolean;
  getAttribute(name: string): string | null;
}

/** Where letters and digits are text, or choose from a list. A switch or a slider takes none. */
const TEXT =
  'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"])';

/** Whether somebody types here: then keys are no shortcuts. */
export function typing(aim: Aim): boolean {
  return aim.matches(TEXT);
}

/** Enter is the table's key only while nothing has the focus: aimed at the board, a bubble or a button it means that thing alone. */
export function enterIsOurs(aim: Aim): boolean {
  return aim.matches('body');
}

/**
 * Enter confirms a draft where the focus was when it was made (`before`), and on a thing that it is about.
 * On a thing to which the focus has gone since, it means that thing.
 */
export function confirmsDraft(aim: Aim, draft: Offer[], before: Aim | null): boolean {
  const thing = aim.getAttribute('data-target');
  return thing !== null && (aim === before || draft.some(({ targets }) => targets.includes(thing)));
}

/** A key that is held down repeats itself: it takes one step, never several. */
export function held({ repeat, key }: { repeat: boolean; key: string }, aim: Aim): boolean {
  return repeat && (key === 'Enter' || key === ' ') && !typing(aim);
}
