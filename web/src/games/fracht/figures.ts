import type { FrachtPush } from './types';

/** A small position on a piece of the real field, for introduction and rules. Words: `figure-<name>`. */
export interface Figure {
  /** The piece of the field that is shown: x, y, width, height. */
  frame?: [number, number, number, number];
  /** Cards on the field: "p31 T04 0" is place, card, rotation. */
  laid?: string[];
  /** Positions of the locos, by seat; one's own comes first. */
  locos?: string[];
  /** The own train and hand. */
  train?: string[];
  hand?: string[];
  /** A card that is being laid: place, rotation shown, rotations allowed. */
  ghost?: { card: string; place: string; rotation: number; rotations: number[]; joins: string[]; over?: boolean };
  /** Drives, the one drawn in full first. */
  routes?: { way: string; pushes?: FrachtPush[]; centres?: string[]; edge?: string; ends?: string }[];
  /** Rails that end. */
  joints?: string[];
  /** The place that is refused. */
  refused?: string;
  /** Things beside the field. */
  beside?: 'card' | 'train' | 'reckoning';
  /** Clauses that the figure explains. */
  clauses: string[];
}

const push = (seat: number, start: string, way: string, off = false): FrachtPush => ({
  seat,
  start,
  way: way.split(' '),
  to: off ? null : way.split(' ').at(-1)!,
});

export const FIGURES: Record<string, Figure> = {
  field: { frame: [-30, -30, 760, 560], locos: ['A', 'A', 'A', 'A'], clauses: ['FRA-2.1', 'FRA-3.1', 'FRA-3.2'] },
  card: { beside: 'card', clauses: ['FRA-1.1', 'FRA-4.5'] },
  sleepers: {
    frame: [280, 80, 240, 140],
    laid: ['p31 T07 0', 'p41 T16 0'],
    locos: ['p31/NE>E'],
    clauses: ['FRA-2.5', 'FRA-2.8', 'FRA-2.6'],
  },
  lay: {
    frame: [180, -10, 330, 225],
    laid: ['p40 T13 1'],
    locos: ['A'],
    ghost: { card: 'T04', place: 'p31', rotation: 0, rotations: [0, 3], joins: ['N'] },
    joints: [],
    clauses: ['FRA-5.1.1', 'FRA-5.1.3'],
  },
  overbuild: {
    frame: [180, -10, 330, 225],
    laid: ['p31 T04 0', 'p41 T10 2'],
    locos: ['A'],
    ghost: { card: 'T07', place: 'p31', rotation: 0, rotations: [0], joins: ['N', 'E'], over: true },
    clauses: ['FRA-5.2.2'],
  },
  'no-overbuild': {
    frame: [280, -10, 240, 225],
    laid: ['p31 T04 0', 'p41 T10 2'],
    locos: ['A', 'p31/NE>E'],
    refused: 'p31',
    clauses: ['FRA-5.2.1'],
  },
  wagons: {
    frame: [180, 190, 330, 120],
    laid: ['p32 T13 1'],
    locos: ['E'],
    train: ['T02', 'T03', 'T01'],
    beside: 'train',
    clauses: ['FRA-6.1', 'FRA-6.4', 'FRA-6.2'],
  },
  drive: {
    frame: [190, -15, 320, 330],
    laid: ['p31 T07 0', 'p32 T11 0', 'p41 T10 2'],
    locos: ['A'],
    routes: [
      { way: 'p31/N:in p31/NS>S p31/S:out p32/N:in p32/WN>W p32/W:out E' },
      { way: 'p31/N:in p31/NS>S p31/S:out p32/N:in p32/NE>E p32/E:out F' },
      { way: 'p31/N:in p31/NE>E p31/E:out p41/W:in p41/SW>S p41/S:out F' },
    ],
    joints: ['p32/S'],
    clauses: ['FRA-7.2.1', 'FRA-7.1.1', 'FRA-7.2.3', 'FRA-7.2.4'],
  },
  buffer: {
    frame: [280, -15, 240, 230],
    laid: ['p31 T04 0'],
    locos: ['p31/E:out'],
    joints: ['p31/E'],
    routes: [{ way: '', edge: 'p31/E', ends: 'off' }],
    clauses: ['FRA-7.3.4', 'FRA-7.5.4'],
  },
  push: {
    frame: [250, -50, 400, 180],
    laid: ['p40 T13 1'],
    locos: ['A', 'p40/EW>E'],
    routes: [{ way: 'p40/W:in p40/EW>E p40/E:out C', pushes: [push(1, 'p40/EW>E', 'p40/E:out C')] }],
    clauses: ['FRA-7.4.1', 'FRA-7.4.5'],
  },
  branch: {
    frame: [230, -15, 300, 240],
    laid: ['p31 T07 0'],
    locos: ['A', 'p31/N:in'],
    joints: ['p31/E', 'p31/S'],
    routes: [{ way: 'p31/N:in p31/NS>S p31/S:out', pushes: [push(1, 'p31/N:in', 'p31/NE>E')] }],
    clauses: ['FRA-7.4.3'],
  },
  'head-on': {
    frame: [250, -50, 400, 180],
    laid: ['p40 T13 1'],
    locos: ['A', 'p40/EW>W'],
    routes: [{ way: 'p40/W:in p40/EW>E', pushes: [push(1, 'p40/EW>W', 'p40/E:in')] }],
    clauses: ['FRA-7.4.4'],
  },
  off: {
    frame: [230, -15, 300, 240],
    laid: ['p31 T04 0'],
    locos: ['A', 'p31/E:out'],
    joints: ['p31/E'],
    routes: [
      {
        way: 'p31/N:in p31/NE>E p31/E:out',
        pushes: [{ seat: 1, start: 'p31/E:out', to: null, way: [] }],
        ends: 'pushed_off',
      },
    ],
    clauses: ['FRA-7.5.1', 'FRA-7.5.2'],
  },
  crossing: {
    frame: [250, -50, 400, 180],
    laid: ['p40 T16 0'],
    locos: ['A'],
    joints: ['p40/N', 'p40/S'],
    routes: [{ way: 'p40/W:in p40/E:out C', centres: ['p40'] }],
    clauses: ['FRA-7.6.1', 'FRA-7.2.7'],
  },
  end: { beside: 'reckoning', clauses: ['FRA-9.2', 'FRA-8.3', 'FRA-9.1'] },
};
