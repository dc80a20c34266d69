import type { Area, Kind } from './types';

export type Colour = 'black' | 'green' | 'yellow' | 'red' | 'blue';

/** A small position on a piece of the real city or of the action board, for introduction and rules. Words: `figure-<name>`. */
export interface Figure {
  /** The piece of the map that is shown: x, y, width, height. */
  frame?: [number, number, number, number];
  /** The trails of the lines, front first ("K03 K09 K15"). */
  lines?: Partial<Record<Colour, string>>;
  /** Heads at which nothing can be laid any more. */
  dead?: string[];
  hour?: Kind;
  /** Buildings by kind ("A01 A08"). */
  built?: Partial<Record<Kind, string>>;
  /** Lots with somebody inside. */
  seated?: string;
  /** People on crossings and stations. */
  standing?: Record<string, number>;
  /** Where something may be done. */
  open?: string;
  refused?: string;
  /** What just happened: the stick or building with the double ring. */
  fresh?: { seat?: number; street?: string; lot?: string };
  /** What the black line offers, drawn as the overlay does. */
  riding?: { from: string; to: string };
  /** Areas of the action board with the owners of their cubes and the amounts, space a first. */
  areas?: Partial<Record<Area, { cubes: Colour[]; amounts?: number[] }>>;
  buses?: number[];
  supply?: number;
  stones?: number;
  /** A reckoning instead of a piece of the table: rides and time stones of each line. */
  reckoning?: { symbol: number; rides: number; stones: number }[];
  /** Clauses that the figure explains. */
  clauses: string[];
}

const TOWN = {
  house: 'A03 A06 A07 A10 B04',
  office: 'A01 A05 A08 A12 B02 B06',
  pub: 'A02 A04 A09 A11 B08',
};

export const FIGURES: Record<string, Figure> = {
  map: {
    frame: [0, 40, 1600, 1110],
    hour: 'office',
    built: TOWN,
    seated: 'A03 A05 A06 A09 B04',
    standing: { K06: 2, K29: 3 },
    lines: {
      black: 'K06 K09 K15 K16 K24 K29',
      blue: 'K06 K12 K19 K23 K27 K29',
      yellow: 'K14 K18 K19 K26 K33 K27 K29',
      red: 'K04 K10 K16 K23 K26 K32',
    },
    clauses: ['BUS-1.1', 'BUS-1.9'],
  },
  line: {
    frame: [500, 100, 760, 540],
    lines: { black: 'K03 K09 K15', green: 'K15 K16 K17' },
    open: 'S05 S06 S31 S32',
    clauses: ['BUS-5.1', 'BUS-5.5'],
  },
  board: {
    areas: {
      lines: { cubes: ['blue', 'black'], amounts: [3, 2, 1, 0, 0, 0] },
      buses: { cubes: ['red'] },
      passengers: { cubes: ['yellow'], amounts: [3, 2, 1, 0, 0, 0] },
      buildings: { cubes: ['black', 'yellow'], amounts: [3, 2, 1, 0, 0, 0] },
      clock: { cubes: [] },
      vroomm: { cubes: ['red', 'blue'], amounts: [1, 2] },
      start: { cubes: [] },
    },
    buses: [3, 2, 2, 1, 2],
    clauses: ['BUS-3.2', 'BUS-3.6'],
  },
  order: {
    areas: {
      lines: { cubes: ['green', 'black', 'green', 'yellow'], amounts: [3, 2, 1, 0, 0, 0] },
      passengers: { cubes: ['yellow', 'black'], amounts: [3, 2, 1, 0, 0, 0] },
    },
    buses: [3, 2, 2],
    clauses: ['BUS-4.2', 'BUS-4.4'],
  },
  buses: {
    areas: { buses: { cubes: ['green'] }, vroomm: { cubes: ['green', 'black'], amounts: [2, 1] } },
    buses: [1, 2, 1],
    clauses: ['BUS-6.1', 'BUS-6.2'],
  },
  passengers: {
    frame: [900, 690, 660, 440],
    lines: { black: 'K24 K29', yellow: 'K27 K29' },
    standing: { K29: 3 },
    open: 'B08 B11',
    hour: 'office',
    built: { pub: 'A11', office: 'A12' },
    clauses: ['BUS-7.2', 'BUS-8.2'],
  },
  clock: { areas: { clock: { cubes: ['red'] } }, hour: 'office', stones: 3, clauses: ['BUS-9.3', 'BUS-9.4'] },
  vroomm: {
    frame: [400, 420, 720, 400],
    hour: 'office',
    lines: { black: 'K12 K19 K23 K16' },
    built: { office: 'A05 A08', pub: 'A09', house: 'A06 A07' },
    seated: 'A05 A09',
    riding: { from: 'K23', to: 'A08' },
    clauses: ['BUS-10.1', 'BUS-10.5'],
  },
  end: {
    reckoning: [
      { symbol: 6, rides: 12, stones: 2 },
      { symbol: 3, rides: 10, stones: 0 },
      { symbol: 4, rides: 9, stones: 1 },
    ],
    clauses: ['BUS-13.4', 'BUS-13.5'],
  },
  'side-by-side': {
    frame: [690, 410, 400, 270],
    lines: { black: 'K15 K16', green: 'K15 K16', yellow: 'K15 K16', red: 'K15 K16', blue: 'K15 K16' },
    clauses: ['BUS-2.11'],
  },
  parallel: {
    frame: [500, 100, 640, 640],
    lines: { black: 'K03 K09 K15', green: 'K23 K19 K15 K16' },
    open: 'S05 S06 S31 S32',
    clauses: ['BUS-5.4'],
  },
  'not-head-on': {
    frame: [740, 140, 600, 760],
    lines: { black: 'K04 K10 K16', green: 'K27 K24 K16', yellow: 'K17 K16 K24' },
    open: 'S27 S31 S34',
    refused: 'S35',
    clauses: ['BUS-5.3'],
  },
  circle: { frame: [540, 420, 520, 330], lines: { black: 'K15 K16 K23 K19' }, open: 'S32', clauses: ['BUS-5.10'] },
  dead: {
    frame: [740, 330, 720, 460],
    lines: { black: 'K16 K17 K20 K24 K17' },
    dead: ['K17'],
    open: 'S23 S27 S31 S34 S35',
    clauses: ['BUS-5.13'],
  },
};
