import type { SeatInfo } from '../../wire/wire';

/** The symbol (and colour) of a seat: as on its card; without cards, the colours of the rules in order. */
export function symbolOf(seat: number, seats: SeatInfo[]): number {
  return seats.find((one) => one.seat === seat)?.symbol ?? seat + 1;
}

export function nameOf(seat: number | null, seats: SeatInfo[]): string {
  return seats.find((one) => one.seat === seat)?.name ?? '';
}
