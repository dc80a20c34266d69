import type { TableHead } from '../wire/wire';

/** A message of the frame with its arguments. */
export interface Said {
  id: string;
  args?: Record<string, string | number>;
}

/** Whether a free chair of this table is kept for the reader. */
export function invited(table: TableHead): boolean {
  return table.status === 'open' && table.kept.length > 0;
}

/** Whether a decision of the reader is due at this table, or the reader is expected there. */
export function waits(table: TableHead): boolean {
  if (invited(table)) return true;
  return (
    table.status === 'running' &&
    table.to_act.some((seat) => table.mine.includes(seat) && table.seats[seat]?.bot === null)
  );
}

/** When the time of the reader runs out at a table that waits for them, in milliseconds; Infinity without a clock. */
export function due(table: TableHead): number {
  const moments = table.mine.map((seat) => table.clocks?.[seat]?.due_at).filter((moment) => moment != null);
  return waits(table) && moments.length > 0 ? Math.min(...moments.map((moment) => Date.parse(moment))) : Infinity;
}

/** Whether a clock for the whole game runs at this table: its players sit there now. */
export function isLive(table: TableHead): boolean {
  return (table.status === 'running' || table.status === 'salting') && table.time != null && !table.time.turn;
}

function rank(table: TableHead): number {
  if (waits(table)) return 0;
  if (isLive(table)) return 1;
  return { running: 2, salting: 2, open: 3, over: 4 }[table.status];
}

/** How many tables a list shows at least: so many, and none that waits or is live is hidden. */
export function least(tables: TableHead[], usual: number): number {
  return Math.max(usual, tables.filter((table) => waits(table) || isLive(table)).length);
}

/** Tables that wait for the reader first (by what is due first), then live ones, then running, open and finished ones; the latest first in each group. */
export function inOrder(tables: TableHead[]): TableHead[] {
  return [...tables].sort(
    (a, b) => rank(a) - rank(b) || sooner(a, b) || Date.parse(b.moved_at) - Date.parse(a.moved_at),
  );
}

function sooner(a: TableHead, b: TableHead): number {
  const [one, other] = [due(a), due(b)];
  return one === other ? 0 : one - other;
}

/** The table that the reader should go to next: what is due first, else what has waited longest. */
export function longestWaiting(tables: TableHead[]): TableHead | undefined {
  return tables.filter(waits).sort((a, b) => sooner(a, b) || Date.parse(a.moved_at) - Date.parse(b.moved_at))[0];
}

/** How things stand at one of the reader's tables. */
export function standing(table: TableHead): Said {
  if (table.ended) return { id: 'home-state-agreed' };
  if (table.status === 'over') return result(table);
  if (invited(table)) return { id: 'home-state-invited' };
  if (table.status === 'open') return { id: 'home-state-open', args: { count: freeSeats(table).length } };
  if (table.status === 'salting') return { id: 'home-state-salting' };
  if (waits(table)) return { id: 'home-state-you' };
  const [first, ...others] = table.to_act.map((seat) => table.seats[seat]);
  if (!first || others.length > 0) return { id: 'home-state-several' };
  return first.bot ? { id: 'home-state-bot' } : { id: 'home-state-name', args: { name: first.name ?? '' } };
}

function result(table: TableHead): Said {
  const places = table.places && table.mine.map((seat) => table.places![seat]!);
  if (!places || places.length === 0) return { id: 'home-state-over' };
  const best = Math.min(...places);
  return best === 1 ? { id: 'home-state-won' } : { id: 'home-state-place', args: { place: best } };
}

const TAIL = 10;

/** A name in two parts, of which the second is never cut: its last words, for names of a series differ there. */
export function tailed(name: string): { head: string; tail: string } {
  const at = name
    .split(' ')
    .reduce<number[]>((all, word) => [...all, all.at(-1)! + word.length + 1], [0])
    .slice(1, -1);
  const cut = at.find((place) => name.length - place <= TAIL) ?? name.length;
  return { head: name.slice(0, cut), tail: name.slice(cut) };
}

/** The numbers of the free chairs. */
export function freeSeats(table: TableHead): number[] {
  return table.seats.filter((seat) => seat.name === null && seat.bot === null).map((seat) => seat.seat);
}

/** The chairs on which the reader may sit down without a key, if the table is public. */
export function openSeats(table: TableHead): number[] {
  return freeSeats(table).filter((seat) => !table.seats[seat]?.reserved || table.kept.includes(seat));
}

/** A moment in a list: a message, or the way to print the date. */
export type When = Said | { style: Intl.DateTimeFormatOptions };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** When a table last moved; for those that wait, how long they have been waiting. */
export function when(iso: string, now: Date, waiting: boolean): When {
  const then = new Date(iso);
  const passed = now.getTime() - then.getTime();
  if (passed < 2 * MINUTE) return { id: 'home-now' };
  const days = daysBetween(then, now);
  if (waiting) {
    if (passed < HOUR) return { id: 'home-since-minutes', args: { count: Math.floor(passed / MINUTE) } };
    if (passed < 24 * HOUR) return { id: 'home-since-hours', args: { count: Math.floor(passed / HOUR) } };
    return { id: 'home-since-days', args: { count: days } };
  }
  if (days === 0) return { style: { hour: '2-digit', minute: '2-digit' } };
  if (days === 1) return { id: 'home-yesterday' };
  return { style: days < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'short' } };
}

function daysBetween(then: Date, now: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(now) - midnight(then)) / (24 * HOUR));
}

/** The greeting of the hour. */
export function greeting(hour: number): 'home-hello-morning' | 'home-hello-day' | 'home-hello-evening' {
  if (hour >= 5 && hour < 11) return 'home-hello-morning';
  return hour >= 11 && hour < 18 ? 'home-hello-day' : 'home-hello-evening';
}
