import type { Offer, ParisView } from '../../wire/wire';
import type { Words } from '../../words/bundle';
import type { Hex, ParisMap } from './map';

/** A hex in words: what it is, who stands there, what a loco there would bring. */
export function describeHex(_map: ParisMap, view: ParisView, words: Words, hex: Hex, offer?: Offer): string {
  const locos = (view.locos[hex.id] ?? []).map((company) => words.say(`company-${company}`));
  const parts = [
    offer ? words.say(offer.label) : null,
    offer?.effect ? words.say(offer.effect) : null,
    words.say({ id: `board-${hex.kind}`, args: { hex: hex.id, name: hex.name ?? '', value: hex.value } }),
    locos.length ? words.say({ id: 'board-locos', args: { companies: locos.join(', '), count: locos.length } }) : null,
    offer?.warning ? words.say(offer.warning) : null,
  ];
  return parts.filter(Boolean).join('. ');
}
