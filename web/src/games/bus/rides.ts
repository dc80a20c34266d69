import type { Offer } from '../../wire/wire';

/** Where somebody can be carried from a crossing, by the offers (`ride:K06:K12`). */
export function ridesFrom(offers: Offer[], crossing: string): string[] {
  return offers.flatMap((offer) => (offer.do.startsWith(`ride:${crossing}:`) ? offer.do.split(':')[2]! : []));
}
