import type { SeatInfo } from '../../wire/wire';
import type { Words } from '../../words/bundle';

const COLOURS = ['red', 'blue', 'green', 'yellow'];

/** The symbol (and colour) of a seat: as on its card; without cards, the colours of the rules in order. */
export function symbolOf(seat: number, seats: SeatInfo[]): number {
  return seats.find((one) => one.seat === seat)?.symbol ?? seat + 1;
}

/** The name of a seat; without cards, its colour. */
export function nameOf(seat: number | null, seats: SeatInfo[], words: Words): string {
  if (seat === null) return '';
  return seats.find((one) => one.seat === seat)?.name ?? words.say(seatWord(seat));
}

/** The message that stands for a seat in sentences: its colour. */
export function seatWord(seat: number): string {
  return `colour-${COLOURS[seat]}`;
}
