import type { Offer, ParisView } from '../../wire/wire';
import type { Words } from '../../words/bundle';
import type { Hex } from './map';

const known = new WeakMap<Words, Map<string, string>>();

/** A hex in words: what it is, who stands there, what a loco there would bring. Sentences are kept: there are 182. */
export function describeHex(view: ParisView, words: Words, hex: Hex, offer?: Offer): string {
  const locos = view.locos[hex.id] ?? [];
  const key = `${hex.id} ${locos.join(' ')} ${offer ? JSON.stringify([offer.label, offer.effect, offer.warning]) : ''}`;
  let sentences = known.get(words);
  if (!sentences) known.set(words, (sentences = new Map()));
  let sentence = sentences.get(key);
  if (sentence === undefined) sentences.set(key, (sentence = describe(words, hex, locos, offer)));
  return sentence;
}

function describe(words: Words, hex: Hex, locos: string[], offer?: Offer): string {
  const companies = locos.map((company) => words.say(`company-${company}`)).join(', ');
  const parts = [
    offer ? words.say(offer.label) : null,
    offer?.effect ? words.say(offer.effect) : null,
    words.say({ id: `board-${hex.kind}`, args: { hex: hex.id, name: hex.name ?? '', value: hex.value } }),
    locos.length ? words.say({ id: 'board-locos', args: { companies, count: locos.length } }) : null,
    offer?.warning ? words.say(offer.warning) : null,
  ];
  return parts.filter(Boolean).join('. ');
}
