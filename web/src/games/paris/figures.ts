import type { Fact, Offer, ParisView } from '../../wire/wire';
import type { Seen } from '../face';
import { COMPANIES, type Company } from './companies';
import { ParisMap } from './map';
import type { Paris } from './types';

/** A small position on a piece of the real board, for introduction and rules. Words: `figure-<name>`. */
export interface Figure {
  /** The piece of the map that is shown: x, y, width, height. */
  frame: [number, number, number, number];
  /** By company the chains of its track ("J4 I4 H3, I4 H4"); a chain after the first branches off. */
  tracks: Partial<Record<Company, string>>;
  /** The company that is being built: hexes on which its next loco may lie are marked. */
  builds?: Company;
  /** Locos that were just placed. */
  fresh?: { company: Company; hexes: string };
  /** The hex that is refused. */
  refused?: string;
  /** Things beside the map: shares behind the screen, a trade, a reckoning. */
  beside?: 'shares' | 'trade' | 'reckoning';
  /** Clauses that the figure explains. */
  clauses: string[];
}

/** One start hex for each company, in their order. */
const STARTS = ['K4', 'L4', 'L5', 'K6', 'J5', 'J4'];

const LATE: Figure['tracks'] = {
  blue: 'K4 K3 L2 L1, K3 J2 J1, L2 M3 N3',
  yellow: 'L4 M4 N4 O5 P4 Q5 R4 S5, O5 P5, R4 R5 R6',
  red: 'L5 M6 M7 N7 O8 O9 O10 O11 O12 O13 O14',
  green: 'K6 K7 K8 L8 L9 L10 L11 L12 K13 K14 J14, L9 K10 J10 I11',
  purple: 'J5 J6 J7 I8 I9 H9 H10 H11 G12 F12, G12 G13 G14 G15',
  black: 'J4 I4 H3, I4 H4 G4 F3, H4 G5 F5 E6 D6 C7 B6 A6, E6 E7 E8',
};

export const FIGURES: Record<string, Figure> = {
  map: { frame: [40, 50, 1300, 1190], tracks: LATE, clauses: ['PAR-1.1', 'PAR-1.4'] },
  start: { frame: [590, 240, 400, 270], tracks: {}, beside: 'shares', clauses: ['PAR-2.3', 'PAR-2.5'] },
  build: {
    frame: [620, 78, 400, 300],
    tracks: { blue: 'K4 K3 L2 L1, K3 J2', yellow: 'L4 M4 N4', black: 'J4 I4' },
    fresh: { company: 'blue', hexes: 'L2 L1 J2' },
    builds: 'blue',
    clauses: ['PAR-4.1', 'PAR-4.4'],
  },
  city: {
    frame: [860, 660, 400, 270],
    tracks: { red: 'L5 M6 M7 N7 O8 O9 O10 O11', green: 'L9 M10 M11 N11', blue: 'N9 N10' },
    fresh: { company: 'red', hexes: 'O10 O11' },
    clauses: ['PAR-7.1', 'PAR-7.2'],
  },
  barrier: {
    frame: [450, 205, 400, 270],
    tracks: { black: 'J4 I4 H3, I4 H4 G4 F3' },
    clauses: ['PAR-5.3'],
  },
  'city-taken': {
    frame: [680, 120, 400, 270],
    tracks: { blue: 'K4 K3 L2 L1, L2 M3', yellow: 'L4 M4 N4', black: 'J4 I4' },
    refused: 'M4',
    builds: 'blue',
    clauses: ['PAR-5.6'],
  },
  'cut-off': {
    frame: [560, 215, 400, 330],
    refused: 'I5',
    builds: 'green',
    tracks: { blue: 'K4 J3 I4', yellow: 'L4 L3 K3 J3', purple: 'J5 I5 I6', green: 'K6 J6 I6' },
    clauses: ['PAR-6.1', 'PAR-6.3'],
  },
  trade: { frame: [0, 0, 0, 0], tracks: {}, beside: 'trade', clauses: ['PAR-8.1', 'PAR-8.2'] },
  end: {
    frame: [900, 930, 400, 240],
    tracks: { red: 'O12 O13 O14 P14 P15', purple: 'N13 N14', green: 'P13 Q14 Q15' },
    fresh: { company: 'red', hexes: 'P15' },
    clauses: ['PAR-9.1', 'PAR-9.2'],
  },
  score: { frame: [0, 0, 0, 0], tracks: {}, beside: 'reckoning', clauses: ['PAR-10.2', 'PAR-10.3'] },
};

/** The printed map around a frame: what lies outside is left away, a margin keeps the coast out of sight. */
export function around(map: ParisMap, [x, y, width, height]: Figure['frame']): ParisMap {
  const margin = map.radius * 2.6;
  const near = (px: number, py: number) =>
    px > x - margin && px < x + width + margin && py > y - margin && py < y + height + margin;
  const hexes = map.hexes.filter((hex) => near(hex.x, hex.y));
  const barriers = map.file.barriers.filter(({ line }) => near(line[0], line[1]));
  const rivers = map.file.rivers.filter((river) => river.points.some(([px, py]) => near(px, py)));
  return new ParisMap({ ...map.file, hexes, barriers, rivers });
}

function chains(track: string | undefined): string[][] {
  return (track ?? '').split(',').map((chain) => chain.trim().split(' ').filter(Boolean));
}

/** The position of a figure as the board draws it. */
export function perspective(figure: Figure): Seen<Paris> {
  const locos: Record<string, string[]> = Object.fromEntries(
    STARTS.map((hex, index) => [hex, [COMPANIES[index] as string]]),
  );
  const networks = COMPANIES.map((company) => {
    const links = chains(figure.tracks[company]).flatMap((chain) =>
      chain.slice(1).map((hex, index): [string, string] => [chain[index]!, hex]),
    );
    for (const hex of chains(figure.tracks[company]).flat()) {
      const group = (locos[hex] ??= []);
      if (!group.includes(company)) group.push(company);
    }
    return links;
  });
  const view: ParisView = {
    phase: 'place',
    to_act: [],
    prompt: { id: '', args: {} },
    clause: figure.clauses[0] ?? '',
    turn: 1,
    board: 'board',
    mover: 0,
    start_player: 0,
    starts: STARTS,
    locos,
    networks,
    supply: [],
    value: COMPANIES.map(() => 0),
    held: [],
    hand_sizes: [],
    hands: [],
    limit: 15,
    building: null,
    given: null,
    ledger: null,
    at_least: null,
    quiet_turns: 0,
    quiet_limit: 0,
  };
  return { seat: null, view, insights: null, offers: [], undo: 0 };
}

/** The hexes that are marked as possible: beside the track, with room, and not the one that is refused. */
export function targets(figure: Figure, map: ParisMap): Map<string, Offer> {
  const { locos } = perspective(figure).view;
  const possible = map.hexes.filter((hex) => {
    const group = locos[hex.id] ?? [];
    const room = hex.kind === 'land' ? 2 : hex.kind === 'city' ? 1 : 0;
    const own = figure.builds ?? '';
    return (
      hex.id !== figure.refused &&
      group.length < room &&
      !group.includes(own) &&
      hex.neighbours.some((near) => locos[near]?.includes(own))
    );
  });
  return new Map(
    possible.map(({ id }) => [
      `hex:${id}`,
      {
        do: `place:${id}`,
        group: '',
        label: { id: 'board-legend-target', args: {} },
        targets: [],
        effect: null,
        detail: null,
        warning: null,
        then: [],
        closes: false,
        form: null,
      },
    ]),
  );
}

/** What was just placed, as facts of the log. */
export function fresh(figure: Figure): Fact[] {
  const hexes = (figure.fresh?.hexes ?? '').split(' ').filter(Boolean);
  return hexes.map((hex) => ({
    kind: 'placed',
    data: { company: `@company-${figure.fresh!.company}`, hex },
    audience: -1,
    reveals: false,
    line: true,
  }));
}
