import type { Company } from './companies';

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
