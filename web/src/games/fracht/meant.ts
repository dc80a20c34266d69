import type { Offer, Perspective } from '../../wire/wire';
import { composing, split, viewOf } from './types';
import type { Yard } from './yard';

/** The decision that a click on a thing means, legal or not. */
export function meant(yard: Yard, target: string, perspective: Perspective, chosen: Offer[]): string | null {
  const view = viewOf(perspective);
  const [kind, id] = split(target);
  if (['build', 'couple', 'drive', 'redraw'].includes(kind)) return target;
  if (kind === 'place') return `at:${id}`;
  if (kind === 'wagon') return view.phase === 'shed' ? `discard:${id}` : `uncouple:${id}`;
  if (kind === 'card') return `build:${id}`;
  const [first] = view.hands[perspective.seat ?? view.mover] ?? [];
  if (kind === 'pile') return first ? `redraw:${first}` : null; // new cards come for a card of the hand only
  if (kind !== 'station') return null;
  if (composing(view, chosen).verb === 'drive' || view.phase !== 'main') return `go:${id}`;
  const seat = perspective.seat ?? view.mover;
  const wagon = view.trains[seat]?.find((card) => yard.card(card).uncouple === id);
  const load = view.hands[seat]?.find((card) => yard.card(card).couple === id);
  return wagon ? `uncouple:${wagon}` : load ? `couple:${load}` : `go:${id}`;
}
