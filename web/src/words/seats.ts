import type { SeatInfo } from '../wire/wire';
import { t } from './words.svelte';

/** What the server calls those who have deleted their account. */
export const FORMER = 'former player';

/** What the server calls somebody who has given no name. */
export const NAMELESS = 'Guest';

/** How a person is called whose name the server tells alone: those without one in the reader's language. */
export function personName(name: string): string {
  if (name === FORMER) return t('seat-former');
  return name === NAMELESS ? t('guest') : name;
}

/** A bot plays the seat of a person, until it is taken back or to the end. */
export function substituted(seat: SeatInfo): boolean {
  return seat.bot !== null && (seat.person !== null || seat.former);
}

/** Whose bot account sits at a seat. */
export function botOwner(seat: SeatInfo): string {
  return seat.bot_owner ? t('seat-bot-of', { owner: seat.bot_owner }) : t('seat-bot');
}

/** How a seat is called: the person's name, the bot's in the reader's language, or that it is free. */
export function seatName(seat: SeatInfo | undefined): string {
  if (!seat) return '';
  if (seat.former) return t('seat-former');
  if (seat.person !== null && seat.name === NAMELESS) return t('guest');
  return seat.name ?? (seat.bot ? t(`bot-${seat.bot}`) : t('seat-free'));
}

/**
 * The seats with the names under which they are shown: several bots of one kind are numbered, people keep their names,
 * and whoever is the bot of somebody is called that.
 */
export function namedSeats(seats: SeatInfo[]): SeatInfo[] {
  const count = new Map<string, number>();
  for (const seat of seats) if (seat.bot && !substituted(seat)) count.set(seat.bot, (count.get(seat.bot) ?? 0) + 1);
  const used = new Map<string, number>();
  return seats.map((seat) => {
    if (seat.former) return { ...seat, name: t('seat-former') };
    if (seat.bot_account) return { ...seat, name: t('seat-bot-account', { name: seat.name ?? '' }) };
    if (!seat.bot || substituted(seat)) return seat.name === NAMELESS ? { ...seat, name: seatName(seat) } : seat;
    const number = (used.get(seat.bot) ?? 0) + 1;
    used.set(seat.bot, number);
    const name = t(`bot-${seat.bot}`);
    return {
      ...seat,
      name: count.get(seat.bot)! > 1 ? t('bot-numbered', { name, number: String.fromCharCode(64 + number) }) : name,
    };
  });
}
