import type { Offer } from '../../wire/wire';
import type { Seen } from '../face';
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

/** A small position on a piece of the real plan or in the factory, for introduction and rules. Words: `figure-<name>`. Seat 0 is "you". */
export interface Figure {
  /** The piece of the plan that is shown: x, y, width, height; without it the factory of seat 0. */
  frame?: [number, number, number, number];
  /** The chain, end first: a number is a seat's worker, single letters are tiles (see TILES). */
  chain?: string;
  /** The jump that is considered: the tile, and by seat the tiles that it leaves to whom. */
  jump?: {
    tile: string;
    distance: number;
    passed: { seat: number; tiles: string[]; turns: number }[];
    swept?: string[];
    again?: boolean;
  };
  /** Cars "seat body engine workers price", in the order of their spaces. */
  cars?: string[];
  /** Preferences of the active buyers. */
  active?: string[];
  white?: Record<string, number>;
  track?: string;
  /** Sales "place preference slot money". */
  sales?: string[];
  /** Positions "space laps" of the race cars by seat. */
  race?: string[];
  neutral?: number[];
  /** By seat: the award that it took. */
  taken?: Record<string, number>;
  cards?: string[];
  open?: string[];
  pending?: string[];
  phase?: string;
  player?: Partial<KraftwagenPlayer>;
  round?: number;
  seats?: number;
  /** Clauses that the figure explains. */
  clauses: string[];
}

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
const MIXED = '0 b 1 R w 3 B r 2 W e T g G';
const PRICES = [
  [1, 2, 3, 5, 6, 8, 9, 10],
  [2, 3, 5, 6, 8, 9, 11, 12],
  [3, 4, 6, 8, 10, 12, 14, 15],
];
const COLOURS = ['orange', 'purple', 'blue'];
const PREFERENCES = ['body', 'engine', 'prestige', 'price'];
const THREE_CARS = ['0 3 2 1 6', '1 3 4 2 8', '2 1 1 3 2'];

export const FIGURES: Record<string, Figure> = {
  market: { frame: [360, 600, 740, 505], cars: THREE_CARS, clauses: ['KW-2.2', 'KW-5.9'] },
  chain: {
    frame: [735, 15, 480, 580],
    chain: MIXED,
    clauses: ['KW-3.3', 'KW-3.1'],
    jump: {
      tile: 't2_body_engine',
      distance: 6,
      passed: [
        { seat: 1, tiles: ['t2_research_grand_prix', 't1_worker'], turns: 3 },
        { seat: 3, tiles: [], turns: 1 },
      ],
      swept: ['t1_body'],
    },
  },
  tiles: {
    frame: [735, 15, 480, 580],
    chain: '1 b 3 R w B r 2 0 e T g G W',
    phase: 'choose_action',
    pending: ['worker', 'research', 'engine'],
    open: ['action:worker', 'action:research', 'action:engine'],
    clauses: ['KW-3.8', 'KW-3.9'],
  },
  research: {
    frame: [1230, 15, 352, 580],
    cards: ['dev_be_1', 'eng_maybach'],
    open: ['card:dev_be_1', 'card:eng_maybach'],
    clauses: ['KW-4.2', 'KW-6.0'],
  },
  offer: {
    clauses: ['KW-5.2', 'KW-5.4'],
    phase: 'offer_body',
    open: ['workshop:body:4'],
    player: {
      workshops: [
        { kind: 'body', value: 4 },
        { kind: 'engine', value: 3 },
      ],
      canteen: 3,
      body_points: 4,
      engine_points: 3,
      engineers: ['opel'],
      markers: ['opel'],
      money: 11,
      income: { cars: 6, race: 5 },
    },
  },
  buyers: {
    frame: [1110, 600, 470, 505],
    active: ['engine', 'prestige'],
    white: { body: 4, price: 2 },
    open: ['buyer:body', 'buyer:engine', 'buyer:prestige', 'buyer:price'],
    clauses: ['KW-4.5', 'KW-4.5a'],
  },
  race: { frame: [15, 15, 710, 585], race: ['9 1', '7 1', '4 0', '2 1'], clauses: ['KW-4.6', 'KW-7.1'] },
  sales: {
    frame: [360, 600, 1225, 505],
    cars: THREE_CARS,
    active: ['price', 'body', 'engine', 'prestige'],
    sales: ['1 price 3 4', '2 body 1 6', '3 engine 2 8'],
    clauses: ['KW-7.6', 'KW-7.7'],
  },
  awards: {
    frame: [15, 600, 340, 505],
    taken: { body4: 0, engine4: 1 },
    player: { body_points: 4, engine_points: 2 },
    clauses: ['KW-9.1'],
  },
  again: {
    frame: [735, 15, 480, 580],
    chain: '0 w 1 b 2 e g r W G R B T',
    seats: 3,
    clauses: ['KW-3.6'],
    jump: { tile: 't1_worker', distance: 1, passed: [], again: true },
  },
  'full-halls': {
    clauses: ['KW-4.3b'],
    phase: 'clear_workshop',
    open: ['workshop:body:1', 'workshop:body:2', 'workshop:engine:1'],
    player: {
      workshops: [
        { kind: 'body', value: 1 },
        { kind: 'body', value: 2 },
        { kind: 'engine', value: 1 },
      ],
      body_points: 3,
      engine_points: 1,
    },
  },
  'race-two': {
    frame: [15, 15, 710, 585],
    race: ['0 0', '5 0'],
    neutral: [3, 6],
    seats: 2,
    clauses: ['KW-10.5', 'KW-10.6'],
  },
  track: {
    frame: [1110, 600, 470, 505],
    active: ['body', 'price', 'engine', 'price'],
    track: '1',
    clauses: ['KW-4.5b', 'KW-5.10'],
  },
};

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
  const offer: Offer = {
    do: '',
    group: '',
    label: { id: 'board-label', args: {} },
    targets: [],
    effect: null,
    detail: null,
    warning: null,
    then: [],
    closes: false,
    form: null,
  };
  return new Map((figure.open ?? []).map((name) => [name, offer]));
}
