import type { Said } from '../home/tables';
import type { TimeControl } from '../wire/wire';
import { zone } from '../words/zone.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What can be chosen for a new table: no clock, a Fischer clock, or time for every turn. */
export type TimeKind = 'none' | 'live' | 'leisure';

export interface TimeChoice {
  kind: TimeKind;
  /** Of the live clock: which of the presets. */
  live: number;
  /** At leisure: seconds for every turn, and the reserve. */
  turn: number;
  reserve: number;
  nights: boolean;
  weekends: boolean;
}

/** Fischer clocks: time for the whole game, and what is added after each own turn. */
export const LIVE: { bank: number; added: number }[] = [
  { bank: 5 * MINUTE, added: 5 },
  { bank: 10 * MINUTE, added: 15 },
  { bank: 20 * MINUTE, added: 20 },
  { bank: 45 * MINUTE, added: 30 },
  { bank: 90 * MINUTE, added: 60 },
];

export const TURNS: number[] = [4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];
export const RESERVES: number[] = [0, DAY, 2 * DAY, 5 * DAY, 14 * DAY];

export function usualTime(): TimeChoice {
  return { kind: 'none', live: 1, turn: DAY, reserve: 2 * DAY, nights: true, weekends: false };
}

/** The time control that is asked for; quiet hours lie in the visitor's time zone. */
export function controlOf(choice: TimeChoice, zone: string): TimeControl | null {
  if (choice.kind === 'none') return null;
  if (choice.kind === 'live') return { turn: 0, ...LIVE[choice.live]! };
  const quiet = choice.nights || choice.weekends ? { zone, nights: choice.nights, weekends: choice.weekends } : null;
  return { turn: choice.turn, bank: choice.reserve, added: 0, quiet };
}

/** How long somebody may be away while it is their turn, before the others may call the substitute. */
export const ABSENCES: number[] = [10 * MINUTE, HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];

const USUAL_ABSENCES: Record<TimeKind, number> = { none: 2 * DAY, live: 10 * MINUTE, leisure: 3 * DAY };

/** As the server would choose: without a clock friends may go on tomorrow, with a live clock everybody came to play. */
export function usualAbsence(kind: TimeKind): number {
  return USUAL_ABSENCES[kind];
}

/** What a table has agreed on as a choice of the form; a live clock that is no preset becomes the first one. */
export function choiceOf(time: TimeControl | null): TimeChoice {
  const usual = usualTime();
  if (!time) return usual;
  const { bank, turn = 0, added = 0, quiet } = time;
  if (turn === 0) {
    const live = LIVE.findIndex((one) => one.bank === bank && one.added === added);
    return { ...usual, kind: 'live', live: Math.max(0, live) };
  }
  return { ...usual, kind: 'leisure', turn, reserve: bank, nights: !!quiet?.nights, weekends: !!quiet?.weekends };
}

/** A span in the words of its largest unit: "10 min", "12 h", "2 Tage". */
export function span(seconds: number): Said {
  if (seconds >= DAY && seconds % DAY === 0) return { id: 'time-days', args: { count: seconds / DAY } };
  if (seconds >= HOUR && seconds % HOUR === 0) return { id: 'time-hours', args: { count: seconds / HOUR } };
  if (seconds >= MINUTE && seconds % MINUTE === 0) return { id: 'time-minutes', args: { count: seconds / MINUTE } };
  return { id: 'time-seconds', args: { count: seconds } };
}

/** The time control of a table in a few words; `say` puts spans into words. */
export function described(time: TimeControl | null, say: (said: Said) => string): Said {
  if (!time) return { id: 'time-none' };
  const { bank, turn = 0, added = 0 } = time;
  if (turn === 0) return { id: 'time-live-of', args: { bank: say(span(bank)), added: say(span(added)) } };
  const args = { turn: say(span(turn)), reserve: say(span(bank)) };
  return { id: bank > 0 ? 'time-leisure-of' : 'time-leisure-bare', args };
}

/** The bot that is proposed as a substitute: a fair one, as the server would choose. */
export function usualSubstitute(bots: string[]): string {
  return ['greedy', 'good'].find((bot) => bots.includes(bot)) ?? bots[0] ?? '';
}

/** The reader's time zone. */
export function ownZone(): string {
  return zone.name;
}
