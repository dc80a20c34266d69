import type { Offer, Perspective, SeatInfo } from '../../wire/wire';
import type { Words } from '../../words/bundle';
import { describeThing } from './describe';
import type { Plan } from './plan';
import type { KraftwagenInsights, KraftwagenPlayer, KraftwagenView } from './types';

/** What the parts of the factory share: the position, what may be chosen, whom to tell. */
export interface Table {
  plan: Plan;
  perspective: Perspective;
  view: KraftwagenView;
  insights: KraftwagenInsights | null;
  words: Words;
  seats: SeatInfo[];
  targets: Map<string, Offer>;
  hot: string | null;
  refused: string | null;
  /** Whose factory it is. */
  player: KraftwagenPlayer;
  onpick?: ((target: string) => void) | undefined;
  onwhy?: ((target: string) => void) | undefined;
  onhover?: ((target: string | null) => void) | undefined;
}

/** A thing of the factory in words. */
export function say({ plan, perspective, words, seats, targets }: Table, target: string): string {
  return describeThing(plan, perspective, words, target, seats, targets.get(target));
}
