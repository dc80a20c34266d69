import type { KraftwagenPlayer } from './types';

/** A small position on a piece of the real plan or in the factory, for introduction and rules. Words: `figure-<name>`. Seat 0 is "you". */
export interface Figure {
  /** The piece of the plan that is shown: x, y, width, height; without it the factory of seat 0. */
  frame?: [number, number, number, number];
  /** The chain, end first: a number is a seat's worker, single letters are tiles (`figure-positions.ts`). */
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

export const MIXED = '0 b 1 R w 3 B r 2 W e T g G';
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
