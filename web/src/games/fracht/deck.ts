import type { Yard } from './yard';

/** The cards of the table that is shown; panels beside the board look facts up here. */
const shown: { yard: Yard | null } = { yard: null };

export function showYard(yard: Yard): Yard {
  return (shown.yard = yard);
}

export function yardShown(): Yard | null {
  return shown.yard;
}
