import type { Said } from '../home/tables';
import type { Proposal, SeatInfo, TableHead } from '../wire/wire';

/** So many seconds everybody who is asked something has for an answer, at least. */
const LEAST = 60;
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

/** Whether other people wait for the reader until a moment that the server has named. */
export function isWaitedFor(head: TableHead, seats: SeatInfo[]): boolean {
  const others = seats.some((seat) => seat.person && !seat.conceded && !seat.bot_account && !isOwn(head, seat));
  return others && seats.some((seat) => isOwn(head, seat) && head.vanish_at?.[seat.seat]);
}

/** An own seat whose holder is asked for a sign of life: to act, the page is open, the table has heard nothing for long. */
export function silent(head: TableHead, seats: SeatInfo[], now: number): SeatInfo | undefined {
  const time = 1000 * Math.max(head.absence ?? 0, LEAST);
  return seats.find((seat) => isOwn(head, seat) && !seat.away_at && isPast(head.vanish_at?.[seat.seat], now + time));
}

function isOwn(head: TableHead, seat: SeatInfo): boolean {
  return head.mine.includes(seat.seat);
}

/** The server knows the quiet hours and names the moment. */
function isPast(moment: string | null | undefined, now: number): boolean {
  return !!moment && Date.parse(moment) <= now;
}

/** Whose consent a proposal needs: everybody who holds a seat and has not given it up; once somebody has vanished, those
 * and whoever is as long gone are not waited for, unless decisions are to be taken back. */
export function voters(head: TableHead, seats: SeatInfo[], kind: Proposal['kind'], now: number): SeatInfo[] {
  const people = seats.filter((seat) => seat.person !== null && !seat.conceded);
  const missing = vanished(head, seats, now);
  if (kind === 'undo' || missing.length === 0) return people;
  return people.filter((seat) => !missing.includes(seat) && !longGone(seat, now));
}

/** How long ago a moment was, in the words of its largest unit. */
export function since(moment: number, now: number): Said {
  const seconds = Math.max(0, (now - moment) / 1000);
  if (seconds >= 2 * DAY) return { id: 'gone-days', args: { count: Math.floor(seconds / DAY) } };
  if (seconds >= 2 * HOUR) return { id: 'gone-hours', args: { count: Math.floor(seconds / HOUR) } };
  if (seconds >= MINUTE) return { id: 'gone-minutes', args: { count: Math.floor(seconds / MINUTE) } };
  return { id: 'gone-moment' };
}
