import type { Offer, SeatInfo } from '../wire/wire';
import type { Words } from '../words/bundle';
import { seatName } from '../words/seats';
import type { Square } from './squares';

/** A square in words: what may be done there, or whose piece lies there, or its name alone. */
export function describe(words: Words, square: Square, offer: Offer | undefined, owner?: SeatInfo): string {
  if (offer) return words.say(offer.label);
  const printed = square.label ? `${square.id} (${square.label})` : square.id;
  return owner ? `${printed}: ${seatName(owner)}` : printed;
}
