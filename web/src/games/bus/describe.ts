import type { Offer, SeatInfo } from '../../wire/wire';
import type { Words } from '../../words/bundle';
import type { City, Crossing, Lot, Road } from './city';
import type { Area, BusInsights, BusView, Space } from './types';

/** Things of the table in words, for screen readers and for whoever rests on them. */

/** The name of a crossing in the reader's language. */
export function nameOf(crossing: Crossing | undefined, words: Words): string {
  if (!crossing) return '';
  return words.has(`crossing-${crossing.id}`)
    ? words.say(`crossing-${crossing.id}`)
    : words.language === 'de'
      ? crossing.name_de
      : crossing.name_en;
}

/** A thing of the map: what may be done there, what it is, who is there. */
export function describeSpot(
  city: City,
  view: BusView,
  words: Words,
  target: string,
  offer?: Offer,
  seats: SeatInfo[] = [],
): string {
  const [kind, id] = split(target);
  const lot = kind === 'lot' ? city.lot.get(id) : undefined;
  const road = kind === 'street' ? city.road.get(id) : undefined;
  const crossing = kind === 'crossing' ? city.crossing.get(id) : undefined;
  const thing = lot
    ? describeLot(city, view, words, lot)
    : road
      ? describeRoad(view, words, road, seats)
      : crossing
        ? describeCrossing(city, view, words, crossing, seats)
        : '';
  return [...describeOffer(words, offer), thing].filter(Boolean).join('. ');
}

/** What choosing it would do and bring. */
export function describeOffer(words: Words, offer?: Offer): string[] {
  return [offer?.label, offer?.effect, offer?.warning]
    .map((message) => (message ? words.say(message) : ''))
    .filter(Boolean);
}

function describeLot(city: City, view: BusView, words: Words, lot: Lot): string {
  const kind = view.buildings[lot.id];
  const seated = view.seated[lot.id];
  const crossing = nameOf(city.crossing.get(lot.crossing), words);
  if (!kind) return words.say({ id: 'board-lot', args: { letter: lot.letter, crossing } });
  const state = seated === undefined ? 'empty' : seated ? 'glad' : 'sad';
  return words.say({
    id: 'board-building',
    args: { kind: `@board-kind-${kind}`, letter: lot.letter, crossing, state },
  });
}

function describeRoad(view: BusView, words: Words, road: Road, seats: SeatInfo[]): string {
  const owners = (view.sticks_in[road.id] ?? []).map((seat) => nameOfSeat(seat, seats)).filter(Boolean);
  const args = {
    from: nameOf(road.from, words),
    to: nameOf(road.to, words),
    count: view.sticks_in[road.id]?.length ?? 0,
  };
  const sentence = words.say({ id: 'board-street', args });
  return owners.length
    ? `${sentence} ${words.say({ id: 'board-sticks', args: { names: list(owners, words), count: owners.length } })}`
    : sentence;
}

function describeCrossing(city: City, view: BusView, words: Words, crossing: Crossing, seats: SeatInfo[]): string {
  const lots = crossing.lots.flatMap((id) => city.lot.get(id) ?? []).map((lot) => describeLot(city, view, words, lot));
  const heads = view.lines.flatMap((line, seat) =>
    line && (line.front.crossing === crossing.id || line.back.crossing === crossing.id)
      ? nameOfSeat(seat, seats) || []
      : [],
  );
  const waiting = view.standing[crossing.id] ?? 0;
  return [
    words.say({ id: `board-${crossing.kind}`, args: { name: nameOf(crossing, words) } }),
    waiting ? words.say({ id: 'board-waiting', args: { count: waiting } }) : '',
    ...lots,
    heads.length ? words.say({ id: 'board-heads', args: { names: list(heads, words), count: heads.length } }) : '',
  ]
    .filter(Boolean)
    .join('. ');
}

/** An area of the action board: its cubes and what the next one would bring. */
export function describeArea(
  view: BusView,
  insights: BusInsights,
  words: Words,
  area: Area,
  seats: SeatInfo[],
  offer?: Offer,
): string {
  const spaces = insights.spaces.filter((space) => space.area === area);
  const cubes = spaces.filter(({ owner }) => owner !== null).map((space) => cubeWords(words, space, seats));
  const more =
    area === 'clock'
      ? words.say({ id: 'board-clock-now', args: { hour: `@board-hour-${view.hour}`, stones: view.stones_left } })
      : '';
  return [
    ...describeOffer(words, offer),
    words.say(`board-area-${area}`),
    more,
    cubes.length ? words.say({ id: 'board-cubes', args: { cubes: cubes.join(', ') } }) : words.say('board-no-cubes'),
  ]
    .filter(Boolean)
    .join('. ');
}

function cubeWords(words: Words, { owner, space, amount }: Space, seats: SeatInfo[]): string {
  const name = nameOfSeat(owner ?? 0, seats);
  return words.say({ id: 'board-cube', args: { name, space: space ?? 'none', amount: amount ?? -1 } });
}

export function nameOfSeat(seat: number, seats: SeatInfo[]): string {
  return seats.find((one) => one.seat === seat)?.name ?? '';
}

function list(names: string[], words: Words): string {
  return new Intl.ListFormat(words.language).format(names);
}

/** `street:S12` in its two parts. */
export function split(target: string): [string, string] {
  const colon = target.indexOf(':');
  return [target.slice(0, colon), target.slice(colon + 1)];
}
