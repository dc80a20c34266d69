import type { Said } from '../home/tables';
import type { ClockInfo, Quiet } from '../wire/wire';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MORNING = 8;
const EVENING = 22;
const HURRY = 30;

/** What a clock shows at a moment of the server's clock. */
export interface Reading {
  /** Seconds until it runs out; of a clock that stands still, what is left. */
  seconds: number;
  runs: boolean;
  /** Nothing counts now: the moment at which it goes on. */
  until: Date | null;
  /** Less than half a minute. */
  hurry: boolean;
}

export function readingOf(clock: ClockInfo, now: number, quiet: Quiet | null | undefined): Reading {
  const runs = clock.due_at !== null;
  const seconds = Math.max(0, runs ? (Date.parse(clock.due_at!) - now) / 1000 : clock.left);
  const until = runs && quiet ? endOfQuiet(new Date(now), quiet) : null;
  return { seconds, runs, until, hurry: runs && !until && seconds <= HURRY };
}

/** A station clock's time: "3:41", "1:02:33"; from two days on in days and hours. */
export function display(seconds: number): string | Said {
  const whole = Math.ceil(seconds);
  if (whole >= 2 * DAY)
    return { id: 'time-left-days', args: { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) } };
  if (whole >= 10 * HOUR)
    return {
      id: 'time-left-hours',
      args: { hours: Math.floor(whole / HOUR), minutes: Math.floor((whole % HOUR) / MINUTE) },
    };
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** What is left, roughly, for lists: "noch 3 h". */
export function roughly(seconds: number): Said {
  if (seconds >= 2 * DAY) return { id: 'time-rest-days', args: { count: Math.floor(seconds / DAY) } };
  if (seconds >= 2 * HOUR) return { id: 'time-rest-hours', args: { count: Math.floor(seconds / HOUR) } };
  return { id: 'time-rest-minutes', args: { count: Math.max(1, Math.ceil(seconds / MINUTE)) } };
}

/** The moment at which quiet hours end; null if time counts now. */
export function endOfQuiet(now: Date, quiet: Quiet): Date | null {
  if (!isQuiet(now, quiet)) return null;
  let moment = new Date(Math.ceil((now.getTime() + 1) / (15 * MINUTE * 1000)) * 15 * MINUTE * 1000);
  for (let step = 0; step < 4 * 24 * 4 && isQuiet(moment, quiet); step += 1)
    moment = new Date(moment.getTime() + 15 * MINUTE * 1000);
  return moment;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function isQuiet(moment: Date, quiet: Quiet): boolean {
  let format = formats.get(quiet.zone);
  if (!format)
    formats.set(
      quiet.zone,
      (format = new Intl.DateTimeFormat('en-GB', {
        timeZone: quiet.zone,
        weekday: 'short',
        hour: '2-digit',
        hourCycle: 'h23',
      })),
    );
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const hour = Number(parts['hour']);
  const atNight = hour < MORNING || hour >= EVENING;
  return (
    (quiet.nights === true && atNight) || (quiet.weekends === true && ['Sat', 'Sun'].includes(parts['weekday'] ?? ''))
  );
}
