import { plainOffer } from '../../wire/plain';
import type { Offer } from '../../wire/wire';
import type { Seen } from '../face';
import { type Figure, MIXED } from './figures';
import { Plan } from './plan';
import type { Kraftwagen } from './types';
import type {
  KraftwagenCar,
  KraftwagenInsights,
  KraftwagenJump,
  KraftwagenPlayer,
  KraftwagenSale,
  KraftwagenView,
} from './types';

/** Tiles by one letter: actions alone in small letters (worker, research, body, engine, grand prix), pairs and the triple in capitals. */
const TILES: Record<string, string> = {
  w: 't1_worker',
  r: 't1_research',
  b: 't1_body',
  e: 't1_engine',
  g: 't1_grand_prix',
  W: 't2_buyer_worker',
  G: 't2_buyer_grand_prix',
  R: 't2_research_grand_prix',
  B: 't2_body_engine',
  T: 't3_worker_research_engine',
};
const PRICES = [
  [1, 2, 3, 5, 6, 8, 9, 10],
  [2, 3, 5, 6, 8, 9, 11, 12],
  [3, 4, 6, 8, 10, 12, 14, 15],
];
const COLOURS = ['orange', 'purple', 'blue'];
const PREFERENCES = ['body', 'engine', 'prestige', 'price'];

/** The position of a figure as board and factory draw it. */
export function perspective(figure: Figure, plan: Plan): Seen<Kraftwagen> {
  const seats = figure.seats ?? 4;
  const round = figure.round ?? 1;
  const cars = (figure.cars ?? []).map((text, index) => carOf(text, index + 1));
  const spaces = seats === 2 ? 4 : 6;
  const players = Array.from({ length: seats }, (_, seat) => playerOf(figure, seat));
  const view: KraftwagenView = {
    phase: figure.phase ?? 'take_tile',
    to_act: [],
    prompt: { id: '', args: {} },
    clause: figure.clauses[0] ?? '',
    turn: 1,
    round,
    rounds: 3,
    turn_in_round: 9,
    mover: 0,
    player_order: [],
    ...chainOf(figure.chain ?? MIXED, plan),
    tile: figure.pending ? 't3_worker_research_engine' : null,
    pending: figure.pending ?? [],
    doing: null,
    part_in_hand: figure.phase === 'clear_workshop' ? { kind: 'body', value: 3 } : null,
    level_plus: 0,
    draft: null,
    open_cards: figure.cards ?? ['dev_b_1', 'dev_e_1'],
    deck: 31,
    discard: [],
    body_supply: [6, 7, 7, 5, 5, 4, 3],
    engine_supply: [5, 6, 6, 5, 5, 4, 3],
    colour: COLOURS[round - 1]!,
    prices: PRICES[round - 1]!.map((value) => ({
      value,
      state: cars.some(({ price }) => price === value) ? 'market' : 'free',
      slot: null,
    })),
    market: Array.from({ length: spaces }, (_, index) => cars[index] ?? null),
    active_buyers: Array.from({ length: seats === 2 ? 3 : 4 }, (_, index) => figure.active?.[index] ?? null),
    stacks: PREFERENCES.map((preference) => ({
      preference,
      left: 2 - (figure.active ?? []).filter((one) => one === preference).length,
      white: figure.white?.[preference] ?? 0,
    })),
    buyer_track: figure.track ?? 'S',
    buyer_fields: ['S', '3', '2', '1', '0'],
    neutral_cars: figure.neutral ?? [],
    track_length: 12,
    awards: plan.files.awards.awards.map(({ id, points }) => ({ id, points, owner: figure.taken?.[id] ?? null })),
    start_tiles: [],
    special: null,
    players,
  };
  return { seat: 0, view, insights: insights(figure, view), offers: [], undo: 0 };
}

function carOf(text: string, slot: number): KraftwagenCar {
  const [seat = 0, body = 1, engine = 1, workers = 1, price = 1] = text.split(' ').map(Number);
  return {
    slot,
    seat,
    body,
    engine,
    workers,
    price,
    marker: null,
    counted_body: body,
    counted_engine: engine,
    counted_prestige: workers,
    counted_price: price,
  };
}

function playerOf(figure: Figure, seat: number): KraftwagenPlayer {
  const [position = 0, laps = 0] = (figure.race?.[seat] ?? '').split(' ').map(Number);
  return {
    seat,
    start_tile: null,
    supply: 6,
    canteen: 4,
    on_cars: 0,
    on_developments: 1,
    workshops: [],
    gp_engine: 1,
    gp_engine_is_tile: false,
    gp_position: position,
    laps,
    distance: 1,
    body_points: 1,
    engine_points: 1,
    developments: [],
    inactive: [],
    engineers: [],
    markers: [],
    awards: [],
    cars_sold: 0,
    money: 0,
    income: {},
    ...(seat === 0 ? figure.player : {}),
  };
}

/** A chain from its end to its front, laid on the ring so that the gap is on the left. */
function chainOf(text: string, plan: Plan): Pick<KraftwagenView, 'chain' | 'empty_fields'> {
  const fields = plan.board.action_track.fields.length;
  const chain = text.split(' ').map((letter, index) => {
    const tile = TILES[letter] ?? null;
    return {
      index,
      field: (fields - 1 + index) % fields,
      tile,
      actions: plan.tiles.get(tile ?? '')?.actions ?? [],
      seat: tile ? null : Number(letter),
      special: false,
      bonus: null,
      n: 0,
    };
  });
  const gap = Array.from({ length: fields - chain.length }, (_, index) => (fields - 1 + chain.length + index) % fields);
  return { chain, empty_fields: gap };
}

function insights(figure: Figure, view: KraftwagenView): KraftwagenInsights {
  const sales = (figure.sales ?? []).map((text): KraftwagenSale => {
    const [place, preference = '', slot, money] = text.split(' ');
    const car = view.market[Number(slot) - 1];
    return {
      place: Number(place),
      preference,
      slot: Number(slot),
      seat: car?.seat ?? null,
      measure: 0,
      price: car?.price ?? 0,
      doubled: preference === 'price',
      money: Number(money),
    };
  });
  const own = view.players[0]!;
  const needs: Record<string, number> = {
    body4: 4 - own.body_points,
    engine4: 4 - own.engine_points,
    body6: 6 - own.body_points,
    engine6: 6 - own.engine_points,
    both4: 4 - own.engine_points,
    engineers2: 2,
    gp_engine4: 3,
    laps2: 2,
    prestige4: 0,
    flagship10: 3,
  };
  return {
    jumps: figure.jump ? [jumpOf(figure.jump)] : [],
    sales,
    next_buyer: [],
    unsold: [],
    forecasts: [],
    race: [],
    drives: [],
    aims: figure.taken
      ? view.awards
          .filter(({ owner }) => owner === null)
          .map(({ id, points }) => ({ award: id, points, missing: [needs[id] ?? 0] }))
      : [],
    ending: { spaces: 3, buyer_actions: 4, turns: 200, ready: [] },
    levels: [],
    money: [],
  };
}

function jumpOf({ tile, distance, passed, swept = [], again = false }: NonNullable<Figure['jump']>): KraftwagenJump {
  return {
    tile,
    distance,
    passed,
    swept,
    again,
    next: passed[0]?.seat ?? 0,
    left: [...new Set(passed.flatMap(({ tiles }) => tiles))],
  };
}

/** What is marked as possible. */
export function targets(figure: Figure): Map<string, Offer> {
  const offer = plainOffer('', { label: { id: 'board-label', args: {} } });
  return new Map((figure.open ?? []).map((name) => [name, offer]));
}
