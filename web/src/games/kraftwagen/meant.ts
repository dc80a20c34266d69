import { split } from './spots';
import type { KraftwagenView } from './types';

/** The decision that a click on a thing means, legal or not. */
export function meant(target: string, view: KraftwagenView): string | null {
  const [kind, id] = split(target);
  switch (kind) {
    case 'tile':
      return `take_tile:${id}`;
    case 'start':
      return `choose_start_tile:${id}`;
    case 'action':
      return `choose_action:${id}`;
    case 'card':
      return view.open_cards.includes(id) ? `take_card:${id}` : id.startsWith('dev_') ? `activate:${id}` : null;
    case 'body':
      return `take_body:${id}`;
    case 'engine':
      return `take_engine:${id}:workshop`;
    case 'gp':
      return `take_engine:${id}:gp`;
    case 'workshop':
      return workshop(id, view);
    case 'buyer':
      return `choose_buyer:${id}`;
    case 'race':
      return `use_porsche:${id}`;
    case 'canteen':
      return `offer_workers:${id}`;
    case 'price':
      return `offer_price:${id}`;
    case 'engineer':
      return id === 'porsche' ? 'use_porsche:yes' : id === 'diesel' ? null : `offer_marker:${id}`;
    case 'car':
      return car(Number(id), view);
    default:
      return null;
  }
}

/** A part in a workshop is cleared, or offered. */
function workshop(part: string, view: KraftwagenView): string {
  const [kind, value] = split(part);
  return view.phase === 'clear_workshop' ? `clear_workshop:${part}` : `offer_${kind}:${value}`;
}

/** A car in the market is sold early, or gets another engine by Diesel. */
function car(slot: number, view: KraftwagenView): string | null {
  if (view.phase === 'early_sale') return `early_sale:${slot}`;
  const engine = view.players[view.mover ?? 0]?.workshops.find(({ kind }) => kind === 'engine');
  return view.market[slot - 1] ? `use_diesel:${slot}:${engine?.value ?? 1}` : null;
}
