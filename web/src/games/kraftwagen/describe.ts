import type { Offer, Perspective, SeatInfo } from '../../wire/wire';
import type { Words } from '../../words/bundle';
import { cardSentence } from './cards';
import { inWords, type Plan } from './plan';
import { split } from './spots';
import type { KraftwagenInsights, KraftwagenJump, KraftwagenPlace, KraftwagenView } from './types';
import { nameOf } from './who';

/** A thing of the table in words, for screen readers and for whoever rests on it: what choosing it does, then what it is. */
export function describeThing(
  plan: Plan,
  perspective: Perspective,
  words: Words,
  target: string,
  seats: SeatInfo[],
  offer?: Offer,
): string {
  const told = thing(plan, perspective, words, target, seats);
  const [label, effect, detail, warning] = [offer?.label, offer?.effect, offer?.detail, offer?.warning].map(
    (message) => (message ? words.say(message) : ''),
  );
  if (target.startsWith('tile:')) return [told, warning].filter(Boolean).join('. ');
  const does = [label, [effect, detail].filter(Boolean).join(', ')].filter(Boolean).join(': ');
  return [does, warning, offer && /^(price|workshop):/.test(target) ? '' : told].filter(Boolean).join('. ');
}

function thing(plan: Plan, perspective: Perspective, words: Words, target: string, seats: SeatInfo[]): string {
  const [kind, id] = split(target);
  const view = perspective.view as unknown as KraftwagenView;
  const insights = perspective.insights as KraftwagenInsights | null;
  switch (kind) {
    case 'card':
      return cardSentence(plan, id, words);
    case 'engineer':
      return cardSentence(plan, `eng_${id}`, words);
    case 'tile':
      return tileWords(view, insights, words, id, seats);
    case 'worker':
      return words.say({
        id: 'board-worker',
        args: { name: nameOf(Number(id), seats, words), last: view.chain[0]?.seat === Number(id) ? 1 : 0 },
      });
    case 'start':
      return startWords(plan, words, id);
    case 'action':
      return words.say({ id: 'board-action', args: { action: `@board-action-${id}` } });
    case 'price':
      return priceWords(view, words, Number(id));
    case 'car':
      return carWords(plan, view, insights, words, Number(id), seats);
    case 'buyer':
      return buyerWords(view, insights, words, id, seats);
    case 'award':
      return awardWords(plan, perspective, view, insights, words, id, seats);
    case 'racer':
      return racerWords(view, insights, words, Number(id), seats);
    case 'workshop':
      return partWords(plan, words, id);
    case 'body':
    case 'engine':
    case 'gp':
      return supplyWords(plan, view, words, kind, Number(id));
    default:
      return '';
  }
}

/** A tile by its actions. */
export function actionsOf(place: Pick<KraftwagenPlace, 'actions'>, words: Words): string {
  return place.actions.map((action) => words.say(`board-action-${action}`)).join(' + ');
}

function tileWords(
  view: KraftwagenView,
  insights: KraftwagenInsights | null,
  words: Words,
  id: string,
  seats: SeatInfo[],
): string {
  const place = view.chain.find(({ tile }) => tile === id);
  const jump = insights?.jumps.find(({ tile }) => tile === id);
  const bonus =
    place?.bonus && place.bonus !== 'none' ? words.say({ id: `board-bonus-${place.bonus}`, args: { n: place.n } }) : '';
  return [place ? actionsOf(place, words) : id, bonus, jump ? jumpWords(jump, words, seats) : '']
    .filter(Boolean)
    .join('. ');
}

/** What a jump means, in a sentence. */
function jumpWords(jump: KraftwagenJump, words: Words, seats: SeatInfo[]): string {
  const head = words.say({ id: 'board-jump', args: { distance: jump.distance } });
  if (jump.again) return `${head}. ${words.say('board-jump-again')}`;
  const gifts = jump.passed.map(({ seat, tiles, turns }) =>
    words.say({ id: 'board-jump-gift', args: { name: nameOf(seat, seats, words), tiles: tiles.length, turns } }),
  );
  return `${head}. ${gifts.join('. ')}`;
}

function startWords(plan: Plan, words: Words, id: string): string {
  const start = plan.starts.get(id);
  return words.say({ id: 'board-start', args: { bonus: start ? inWords(start, words) : id } });
}

function priceWords(view: KraftwagenView, words: Words, value: number): string {
  const price = view.prices.find((one) => one.value === value);
  return words.say({ id: 'board-price', args: { price: value, state: price?.state ?? 'out' } });
}

function carWords(
  plan: Plan,
  view: KraftwagenView,
  insights: KraftwagenInsights | null,
  words: Words,
  slot: number,
  seats: SeatInfo[],
): string {
  const car = view.market[slot - 1];
  if (!car) return words.say({ id: 'board-space', args: { slot } });
  const sale = insights?.sales.find((one) => one.slot === slot);
  const { body, engine, workers, price, marker } = car;
  return [
    words.say({ id: 'board-car', args: { name: nameOf(car.seat, seats, words), body, engine, workers, price } }),
    marker ? cardSentence(plan, `eng_${marker}`, words) : '',
    sale
      ? words.say({
          id: 'board-car-sells',
          args: { place: sale.place, preference: `@board-likes-${sale.preference}`, money: sale.money },
        })
      : words.say('board-car-unsold'),
  ]
    .filter(Boolean)
    .join('. ');
}

function buyerWords(
  view: KraftwagenView,
  insights: KraftwagenInsights | null,
  words: Words,
  preference: string,
  seats: SeatInfo[],
): string {
  const stack = view.stacks.find((one) => one.preference === preference);
  const next = insights?.next_buyer.find((sale) => sale.preference === preference);
  return [
    words.say({
      id: 'board-buyer',
      args: { preference: `@board-likes-${preference}`, left: stack?.left ?? 0, white: stack?.white ?? 0 },
    }),
    words.say(`board-wants-${preference}`),
    next && next.seat !== null
      ? words.say({ id: 'board-buyer-next', args: { name: nameOf(next.seat, seats, words), money: next.money } })
      : '',
  ]
    .filter(Boolean)
    .join('. ');
}

function awardWords(
  plan: Plan,
  perspective: Perspective,
  view: KraftwagenView,
  insights: KraftwagenInsights | null,
  words: Words,
  id: string,
  seats: SeatInfo[],
): string {
  const named = plan.files.awards.awards.find((award) => award.id === id);
  const award = view.awards.find((one) => one.id === id);
  const title = words.say({
    id: 'board-award',
    args: { award: named ? inWords(named, words) : id, points: award?.points ?? 0 },
  });
  if (award?.owner != null)
    return `${title}. ${words.say({ id: 'board-award-gone', args: { name: nameOf(award.owner, seats, words) } })}`;
  const missing =
    perspective.seat === null ? undefined : insights?.aims.find((aim) => aim.award === id)?.missing[perspective.seat];
  return missing === undefined ? title : `${title}. ${words.say({ id: 'board-missing-you', args: { missing } })}`;
}

function racerWords(
  view: KraftwagenView,
  insights: KraftwagenInsights | null,
  words: Words,
  seat: number,
  seats: SeatInfo[],
): string {
  const player = view.players[seat];
  const racer = insights?.race.find((one) => one.seat === seat);
  const drive = insights?.drives.find((one) => one.seat === seat);
  return [
    words.say({
      id: 'board-racer',
      args: { name: nameOf(seat, seats, words), space: player?.gp_position ?? 0, laps: player?.laps ?? 0 },
    }),
    racer && racer.place !== null
      ? words.say({ id: 'board-racer-place', args: { place: racer.place, points: racer.points + racer.bonus } })
      : '',
    drive ? words.say({ id: 'board-racer-next', args: { distance: drive.distance, to: drive.to } }) : '',
  ]
    .filter(Boolean)
    .join('. ');
}

function partWords(plan: Plan, words: Words, part: string): string {
  const [kind = '', value = '0'] = part.split(':');
  return words.say({
    id: 'board-part',
    args: { kind, value: Number(value), name: plan.partName(kind, Number(value), words) },
  });
}

function supplyWords(plan: Plan, view: KraftwagenView, words: Words, kind: string, value: number): string {
  const left = (kind === 'body' ? view.body_supply : view.engine_supply)[value - 1] ?? 0;
  const part = kind === 'body' ? 'body' : 'engine';
  return words.say({ id: 'board-supply', args: { kind: part, value, name: plan.partName(part, value, words), left } });
}
