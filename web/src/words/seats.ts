import type { SeatInfo } from '../wire/wire';
import { t } from './words.svelte';

/** How a seat is called: the person's name, the bot's in the reader's language, or that it is free. */
export function seatName(seat: SeatInfo | undefined): string {
  if (!seat) return '';
  return seat.name ?? (seat.bot ? t(`bot-${seat.bot}`) : t('seat-free'));
}

/** The seats with the names under which they are shown; several bots of one kind are numbered. */
export function namedSeats(seats: SeatInfo[]): SeatInfo[] {
  const count = new Map<string, number>();
  for (const { bot } of seats) if (bot) count.set(bot, (count.get(bot) ?? 0) + 1);
  const used = new Map<string, number>();
  return seats.map((seat) => {
    if (!seat.bot) return seat;
    const number = (used.get(seat.bot) ?? 0) + 1;
    used.set(seat.bot, number);
    const name = t(`bot-${seat.bot}`);
    return { ...seat, name: count.get(seat.bot)! > 1 ? t('bot-numbered', { name, number: String.fromCharCode(64 + number) }) : name };
  });
}
