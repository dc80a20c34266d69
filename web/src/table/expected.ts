import { waitedFor } from '../seats/sentences';
import type { SeatInfo, TableHead } from '../wire/wire';

/** What the reader is expected to do: only the button of that is yellow.
 * `answer` a proposal, `return` to a seat that a bot plays, the next `step` here, save a `plan`, or go on at the `next` table. */
export type Expected = 'answer' | 'return' | 'step' | 'plan' | 'next';

/** What is known of a table when this is asked. */
export interface Situation {
  readonly head: TableHead | null;
  readonly seats: SeatInfo[];
  readonly acting: boolean;
  readonly covered: boolean;
  readonly past: unknown;
  readonly planning: { readonly chain: unknown };
}

/** The one thing that is expected now. */
export function expected({ head, seats, acting, covered, past, planning }: Situation): Expected {
  if (!head || covered || head.status === 'over') return 'step';
  if (asked(head, seats)) return 'answer';
  if (acting || past) return 'step';
  if (replaced(head, seats).some((seat) => !seat.conceded)) return 'return';
  return planning.chain !== null ? 'plan' : 'next';
}

/** The own seat whose answer to a proposal is missing. */
export function asked(head: TableHead, seats: SeatInfo[]): SeatInfo | undefined {
  return head.proposal ? waitedFor(head.proposal, seats).find((seat) => head.mine.includes(seat.seat)) : undefined;
}

/** The own seats that a bot plays. */
export function replaced(head: TableHead, seats: SeatInfo[]): SeatInfo[] {
  return head.status === 'running' ? seats.filter((seat) => head.mine.includes(seat.seat) && seat.bot !== null) : [];
}
