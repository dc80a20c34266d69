import type { Salt } from '../server/salts';
import type { Meta, NewSeat } from '../wire/wire';

/**
 * Who sits on a chair of a table that is being made: the reader (on several: hot-seat), somebody with the link, a bot, or
 * a bot account of the reader, which is invited by its name.
 */
export type Chair =
  { kind: 'own'; name: string } | { kind: 'link' } | { kind: 'bot'; bot: string } | { kind: 'program'; name: string };

const PROGRAM = 'program:';

const USUAL_SEATS = 4;
const USUAL_BOT = 'greedy';

/** The level that is proposed for a bot: a quick one that plays sensibly, never chance alone where there is another. */
export function usualBot(meta: Meta): string {
  return (
    meta.bots.find((bot) => bot === USUAL_BOT) ?? meta.bots.find((bot) => bot !== 'random') ?? meta.bots[0] ?? USUAL_BOT
  );
}

/** The reader and three bots, as far as the game allows. */
export function usualChairs(meta: Meta): Chair[] {
  const count = Math.min(Math.max(USUAL_SEATS, meta.least_seats), meta.most_seats);
  return resized([{ kind: 'own', name: '' }], count, meta);
}

/** As many chairs as wanted: bots like the last one are added, the last chairs go. */
export function resized(chairs: Chair[], count: number, meta: Meta): Chair[] {
  const wanted = Math.min(Math.max(count, meta.least_seats), meta.most_seats);
  const last = chairs.findLast((chair) => chair.kind === 'bot');
  const bot = last?.kind === 'bot' ? last.bot : usualBot(meta);
  const more = Array.from({ length: Math.max(0, wanted - chairs.length) }, (): Chair => ({ kind: 'bot', bot }));
  return [...chairs.slice(0, wanted), ...more];
}

/** The chair as the value of a choice: `own`, `link`, `bot:greedy`, `program:Robo`. */
export function valueOf(chair: Chair): string {
  if (chair.kind === 'program') return PROGRAM + chair.name;
  return chair.kind === 'bot' ? `bot:${chair.bot}` : chair.kind;
}

/** The chair that a choice means. */
export function chairOf(value: string, name = ''): Chair {
  if (value === 'own') return { kind: 'own', name };
  if (value.startsWith(PROGRAM)) return { kind: 'program', name: value.slice(PROGRAM.length) };
  return value.startsWith('bot:') ? { kind: 'bot', bot: value.slice(4) } : { kind: 'link' };
}

/** The first chair of the reader; -1 if there is none. */
export function firstOwn(chairs: Chair[]): number {
  return chairs.findIndex((chair) => chair.kind === 'own');
}

/** The seats of the request; `salts` by seat. */
export function seatsOf(chairs: Chair[], salts: (Salt | null)[]): NewSeat[] {
  return chairs.map((chair, seat): NewSeat => {
    if (chair.kind === 'link' || chair.kind === 'program') return { kind: 'open' };
    if (chair.kind === 'bot') return { kind: 'bot', bot: chair.bot };
    const name = chair.name.trim();
    const salt = salts[seat];
    return { kind: 'me', ...(name ? { name } : {}), ...(salt ? { salt_hash: salt.hash } : {}) };
  });
}
