import type { Offer, Problem } from '../wire/wire';

/** What may be chosen after these choices: the follow-ups of the last one, or all offers. */
export function openOffers(offers: Offer[], chain: Offer[]): Offer[] {
  return composed(chain).at(-1)?.then ?? offers;
}

/** The choices that wait for a further one; a complete chain is shown as before its last choice until it has been played. */
export function composed(chain: Offer[]): Offer[] {
  return isComplete(chain) ? chain.slice(0, -1) : chain;
}

/**
 * Another choice for something that was chosen before: the offers that a thing meant then, and how many choices stay.
 * What would be sent at once must be named.
 */
export function instead(thing: string, offers: Offer[], chain: Offer[]): { kept: number; offers: Offer[] } | null {
  for (let kept = composed(chain).length; kept >= 0; kept -= 1) {
    const found = openOffers(offers, chain.slice(0, kept)).filter(
      (offer) => offer.do === thing || offer.targets.includes(thing),
    );
    if (found.length > 1 || found.some((offer) => offer.do === thing || offer.then.length > 0))
      return { kept, offers: found };
  }
  return null;
}

/** Whether nothing remains to be chosen before it can be sent. */
export function isComplete(chain: Offer[]): boolean {
  const last = chain.at(-1);
  return last !== undefined && last.then.length === 0;
}

/** The decisions in the order in which they are sent; one offer may stand for several. */
export function notations(chain: Offer[]): string[] {
  return chain.flatMap((offer) => offer.do.split(' '));
}

/** The offers of each target. */
export function byTarget(offers: Offer[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    for (const target of offer.targets) found.set(target, [...(found.get(target) ?? []), offer]);
  }
  return found;
}

/** The one offer that closes the step without a place on the board: the yellow button. */
export function closing(offers: Offer[]): Offer | null {
  const found = offers.filter((offer) => offer.closes && offer.targets.length === 0);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Offers under their headings, in the order in which the headings come first. */
export function grouped(offers: Offer[]): { group: string; offers: Offer[] }[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) groups.set(offer.group, [...(groups.get(offer.group) ?? []), offer]);
  return [...groups].map(([group, members]) => ({ group, offers: members }));
}

/** Whether a choice waits for Confirm: it closes, it was composed, or trying it out ends the turn. */
export function waitsForConfirm(chain: Offer[], endsTurn: boolean): boolean {
  return chain.length > 1 || endsTurn || chain.some((offer) => offer.closes);
}

/** How many decisions of a list can be played before something opens that comes before the others; 0 if it is another problem. */
export function foreseen({ code, clause, index }: Problem): number {
  return code === 'bad_input' && clause === undefined ? (index ?? 0) : 0;
}
