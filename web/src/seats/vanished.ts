import type { Said } from '../home/tables';
import type { Proposal, SeatInfo, TableHead } from '../wire/wire';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The seats that a table has waited for as long as it has agreed on: the others may call the substitute. */
export function vanished(head: TableHead, seats: SeatInfo[], now: number): SeatInfo[] {
  return seats.filter((seat) => isPast(head.vanish_at?.[seat.seat], now));
}

/** Whether somebody has been away for the agreed time, whoever is to act. */
export function longGone(seat: SeatInfo, now: number): boolean {
  return isPast(seat.gone_at, now);
}

/** The server knows the quiet hours and names the moment. */
function isPast(moment: string | null | undefined, now: number): boolean {
  return !!moment && Date.parse(moment) <= now;
}

/** Whose consent a proposal needs: everybody who holds a seat and has not given it up; once somebody has vanished, those
 * who are long gone are not waited for, unless decisions are to be taken back. */
export function voters(head: TableHead, seats: SeatInfo[], kind: Proposal['kind'], now: number): SeatInfo[] {
  const people = seats.filter((seat) => seat.person !== null && !seat.conceded);
  if (kind === 'undo' || vanished(head, seats, now).length === 0) return people;
  return people.filter((seat) => !longGone(seat, now));
}

/** How long ago a moment was, in the words of its largest unit. */
export function since(moment: number, now: number): Said {
  const seconds = Math.max(0, (now - moment) / 1000);
  if (seconds >= 2 * DAY) return { id: 'gone-days', args: { count: Math.floor(seconds / DAY) } };
  if (seconds >= 2 * HOUR) return { id: 'gone-hours', args: { count: Math.floor(seconds / HOUR) } };
  if (seconds >= MINUTE) return { id: 'gone-minutes', args: { count: Math.floor(seconds / MINUTE) } };
  return { id: 'gone-moment' };
}
