import type { TableHead } from '../wire/wire';
import type { Past } from './contracts';

/** The seats of the reader that are to act, unless a bot does so for them. */
export function pendingSeats(head: TableHead): number[] {
  if (head.status !== 'running') return [];
  return head.to_act.filter((seat) => head.mine.includes(seat) && head.seats[seat]?.bot === null);
}

/** While nobody is to act: the own seat whose cover was lifted, or the first one. */
export function lookingSeat(mine: number[], revealed: number | null): number | null {
  return revealed !== null && mine.includes(revealed) ? revealed : (mine[0] ?? null);
}

/** What is shown is the present, and nobody but people decides next: the turn was handed on and may be taken back. */
export function handedOn(shown: {
  head: TableHead | null;
  past: Past | null;
  waiting: number;
  covered: boolean;
}): boolean {
  const { head, past, waiting, covered } = shown;
  const people = head?.to_act.every((seat) => head.seats[seat]?.bot === null) ?? false;
  return head?.status === 'running' && people && past === null && waiting === 0 && !covered;
}
