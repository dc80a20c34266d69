import type { Offer, Perspective, SeatInfo } from '../../wire/wire';
import type { Words } from '../../words/bundle';
import { COLOURS, type FrachtView, insightsOf, split, viewOf } from './types';
import type { Yard } from './yard';

/** A thing of the board in words: what it would bring, what it is, who stands there. */
export function describeThing(
  yard: Yard,
  perspective: Perspective,
  words: Words,
  target: string,
  offer?: Offer,
  seats: SeatInfo[] = [],
): string {
  const parts = [
    ...(offer ? [offer.label, offer.effect, offer.detail] : []).map((message) => (message ? words.say(message) : null)),
    thing(yard, perspective, words, target),
    guests(viewOf(perspective), words, target, seats),
    offer?.warning ? words.say(offer.warning) : null,
  ];
  return parts.filter(Boolean).join('. ');
}

function thing(yard: Yard, perspective: Perspective, words: Words, target: string): string | null {
  const view = viewOf(perspective);
  const [kind, id] = split(target);
  if (kind === 'station')
    return [words.say({ id: 'board-station', args: { letter: id } }), wanted(yard, perspective, words, id)]
      .filter(Boolean)
      .join(', ');
  if (kind === 'sleeper' || kind === 'edge')
    return words.say({ id: `board-${kind}`, args: { place: id.split('/')[0]! } });
  if (kind !== 'place') return null;
  const laid = view.laid.find(({ place }) => place === id);
  if (!laid) return words.say({ id: 'board-place-free', args: { place: id } });
  const edges = ['N', 'E', 'S', 'W']
    .filter((edge) => laid.elements.some((element) => element.includes(edge)))
    .map((edge) => words.say(`board-edge-${edge}`));
  return words.say({
    id: 'board-place-card',
    args: { place: id, kind: words.say(`kind-${yard.card(laid.card).kind}`), edges: edges.join(', ') },
  });
}

/** What the reader could do in a station. */
function wanted(yard: Yard, perspective: Perspective, words: Words, letter: string): string | null {
  const stop = insightsOf(perspective)?.stops.find((one) => one.letter === letter);
  if (!stop) return null;
  const goods = (cards: string[]) => cards.map((card) => goodsOf(yard, words, card)).join(', ');
  const deliver = stop.deliver.length ? words.say({ id: 'stops-deliver', args: { goods: goods(stop.deliver) } }) : null;
  const couple = stop.couple.length ? words.say({ id: 'stops-couple', args: { goods: goods(stop.couple) } }) : null;
  return [deliver, couple].filter(Boolean).join(', ');
}

/** A card as a wagon: "Maschinen 4". */
export function goodsOf(yard: Yard, words: Words, card: string): string {
  const { couple, value } = yard.card(card);
  return `${words.say(`goods-${couple}`)} ${value}`;
}

/** Whose locos stand there. */
function guests(view: FrachtView, words: Words, target: string, seats: SeatInfo[]): string | null {
  const [kind, id] = split(target);
  const there = view.locos.filter((loco) =>
    kind === 'station'
      ? loco.station === id
      : kind === 'place'
        ? loco.place === id
        : kind === 'loco' && String(loco.seat) === id,
  );
  if (!there.length) return null;
  const names = there.map(({ seat }) => seats[seat]?.name ?? words.say(`board-loco-${COLOURS[seat]}`)).join(', ');
  return words.say({ id: 'board-locos', args: { names, count: there.length } });
}
