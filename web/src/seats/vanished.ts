import type { Said } from '../home/tables';
import type { Proposal, SeatInfo, TableHead } from '../wire/wire';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Since when a table waits for a seat whose person is away, in milliseconds; null if it does not. */
export function waitsSince(head: TableHead, seat: SeatInfo): number | null {
  const waited = head.status === 'running' && head.to_act.includes(seat.seat);
  if (!waited || seat.person === null || seat.bot !== null || !seat.away_at) return null;
  return Math.max(Date.parse(seat.away_at), Date.parse(head.moved_at));
}

/** The seats that a table has waited for as long as it has agreed on: the others may call the substitute. */
export function vanished(head: TableHead, seats: SeatInfo[], now: number): SeatInfo[] {
  return seats.filter((seat) => {
    const since = waitsSince(head, seat);
    return since !== null && since + (head.absence ?? 0) * 1000 <= now;
  });
}

/** Whether somebody has been away for the agreed time, whoever is to act. */
export function longGone(head: TableHead, seat: SeatInfo, now: number): boolean {
  return !!seat.away_at && Date.parse(seat.away_at) + (head.absence ?? 0) * 1000 <= now;
}

/** Whose consent a proposal needs: everybody who holds a seat and has not given it up; once somebody has vanished, those
 * who are long gone are not waited for, unless decisions are to be taken back. */
export function voters(head: TableHead, seats: SeatInfo[], kind: Proposal['kind'], now: number): SeatInfo[] {
  const people = seats.filter((seat) => seat.person !== null && !seat.conceded);
  if (kind === 'undo' || vanished(head, seats, now).length === 0) return people;
  return people.filter((seat) => !longGone(head, seat, now));
}

/** How long ago a moment was, in the words of its largest unit. */
export function since(moment: number, now: number): Said {
  const seconds = Math.max(0, (now - moment) / 1000);
  if (seconds >= 2 * DAY) return { id: 'gone-days', args: { count: Math.floor(seconds / DAY) } };
  if (seconds >= 2 * HOUR) return { id: 'gone-hours', args: { count: Math.floor(seconds / HOUR) } };
  if (seconds >= MINUTE) return { id: 'gone-minutes', args: { count: Math.floor(seconds / MINUTE) } };
  return { id: 'gone-moment' };
}
