import type { TableHead } from '../wire/wire';

/** The seats of the reader that are to act, unless a bot does so for them. */
export function pendingSeats(head: TableHead): number[] {
  if (head.status !== 'running') return [];
  return head.to_act.filter((seat) => head.mine.includes(seat) && head.seats[seat]?.bot === null);
}

/** While nobody is to act: the own seat whose cover was lifted, or the first one. */
export function lookingSeat(mine: number[], revealed: number | null): number | null {
  return revealed !== null && mine.includes(revealed) ? revealed : (mine[0] ?? null);
}
