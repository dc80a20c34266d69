import { address } from '../router.svelte';
import type { Line } from '../wire/wire';

/** Where a step back or forward leads: the entry of the log to look at, or null beyond the first or the last one. */
export function neighbour(lines: Line[], at: number | null, by: -1 | 1): number | null {
  const told = lines.filter((line) => !line.taken_back && line.table === null && line.undo === null);
  const indices = told.map((line) => line.index);
  if (by > 0) return at === null ? null : (indices.slice(0, -1).find((index) => index > at) ?? null);
  return (at === null ? indices.at(-2) : indices.findLast((index) => index < at)) ?? null;
}

/** Put the position that is looked at into the address, so that it can be passed on; null: the present. */
export function showAddress(table: string, number: number | null): void {
  if (!location.hash.startsWith(address.table(table))) return; // a lesson has addresses of its own
  history.replaceState(null, '', number === null ? address.table(table) : address.position(table, number));
}
