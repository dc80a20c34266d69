import type { Tip } from './tip';

/** A small position on a piece of the real board, for introduction and rules. Words: `figure-<name>`. */
export interface Figure {
  /** The piece of the board that is shown: x, y, width, height; nothing of it if the width is 0. */
  frame: [number, number, number, number];
  /** The spaces of the pawns, seat 0 is the reader. */
  pawns?: number[];
  tip?: Tip;
  /** How many right stones the reader's pawn shall move, and where it lands. */
  lands?: { stones: number; space: number };
  /** A place that has been evaluated; only cities that are printed on the map, which are no cards (MIN-2.13). */
  place?: { lon: number; lat: number; cone: [number, number] };
  /** Things beside the map. */
  beside?: 'display' | 'swap' | 'bonus' | 'final';
  /** Clauses that the figure explains. */
  clauses: string[];
}

const WHOLE: Figure['frame'] = [-4, -4, 768, 1008];

export const FIGURES: Record<string, Figure> = {
  map: { frame: WHOLE, pawns: [17, 21, 14, 19], clauses: ['MIN-2.1', 'MIN-2.14'] },
  grid: { frame: [44, 380, 640, 280], clauses: ['MIN-2.9', 'MIN-2.10', 'MIN-2.11'] },
  display: { frame: [0, 0, 0, 0], beside: 'display', clauses: ['MIN-4.4', 'MIN-4.6'] },
  swap: { frame: [0, 0, 0, 0], beside: 'swap', clauses: ['MIN-4.9', 'MIN-4.11'] },
  bonus: { frame: [0, 0, 0, 0], beside: 'bonus', clauses: ['MIN-2.3', 'MIN-7.1'] },
  tip: {
    frame: [40, 40, 640, 440],
    tip: { side: 'E', block: 'N', square: 14, quarter: 'a' },
    clauses: ['MIN-5.2', 'MIN-5.3', 'MIN-5.6'],
  },
  evaluation: {
    frame: [300, 210, 420, 290],
    tip: { side: 'E', block: 'N', square: 14, quarter: null },
    place: { lon: 13.4105, lat: 52.5244, cone: [12.6, 52.75] },
    clauses: ['MIN-6.2', 'MIN-6.3', 'MIN-6.6'],
  },
  skip: {
    frame: [-6, 480, 300, 360],
    pawns: [5, 6, 8],
    lands: { stones: 3, space: 10 },
    clauses: ['MIN-6.4', 'MIN-6.5'],
  },
  zone: { frame: [460, -6, 310, 220], pawns: [43, 44, 39], clauses: ['MIN-9.1', 'MIN-9.2'] },
  final: { frame: [0, 0, 0, 0], beside: 'final', clauses: ['MIN-10.3', 'MIN-10.4'] },
};
