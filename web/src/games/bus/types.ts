import type { Message, Refusal } from '../../wire/wire';

/** A kind of building, and the hour at which everybody wants to be there. */
export type Kind = 'house' | 'office' | 'pub';

export type Area = 'lines' | 'buses' | 'passengers' | 'buildings' | 'clock' | 'vroomm' | 'start';

export const KINDS: Kind[] = ['house', 'office', 'pub'];
export const AREAS: Area[] = ['lines', 'buses', 'passengers', 'buildings', 'clock', 'vroomm', 'start'];

export interface Head {
  crossing: string;
  street: string;
  dead: boolean;
}

/** A line as an ordered trail, front first. */
export interface LineView {
  crossings: string[];
  streets: string[];
  front: Head;
  back: Head;
  circle: boolean;
}

/** The cube that is being carried out. */
export interface Step {
  area: Area;
  space: string | null;
  index: number;
  amount: number;
  left: number;
}

/** The table of Bus; lists by seat. */
export interface BusView {
  phase: string;
  to_act: number[];
  prompt: Message;
  clause: string;
  turn: number;
  mover: number;
  round: number;
  step: Step | null;
  colours: string[];
  start_player: number;
  hour: Kind;
  stones_left: number;
  stones_total: number;
  stones: number[];
  cubes: number[];
  put: number[];
  passed: boolean[];
  areas: Record<Area, number[]>;
  sticks: number[];
  buses: number[];
  mbz: number;
  rides: number[];
  scores: number[];
  discs: number[];
  lines: (LineView | null)[];
  sticks_in: Record<string, number[]>;
  buildings: Record<string, Kind>;
  seated: Record<string, boolean>;
  standing: Record<string, number>;
  supply: number;
  letter: string | null;
  lots_left: Record<string, number>;
  tiles: Record<Kind, number | null>;
}

/** A space of the action board and what it would bring. */
export interface Space {
  area: Area;
  index: number;
  space: string | null;
  order: number;
  owner: number | null;
  amount: number | null;
  amount_now: number | null;
  state: 'empty' | 'waiting' | 'now' | 'done';
  next: boolean;
}

/** What a line offers at an hour. */
export interface Riding {
  hour: Kind;
  waiting: number;
  rooms: number;
  rides: number;
  from_crossings: string[];
  to_lots: string[];
}

export interface LineReach {
  seat: number;
  now: Riding;
  then: Riding;
}

/** A cube on Vrroomm, if the area were carried out as everything stands. */
export interface Drive {
  seat: number;
  space: string;
  hour: Kind;
  rides: number;
  sure: boolean;
}

export interface BusInsights {
  mbz_then: number;
  hour_then: Kind;
  start_then: number;
  spaces: Space[];
  steps: { area: Area; state: 'done' | 'now' | 'waiting' }[];
  reach: LineReach[];
  vroomm: Drive[];
  lots: string[];
  ending: { stones_left: number; lots_left: number; lots_full: boolean; with_cubes: number };
  blocked: { do: string; targets: string[]; refusal: Refusal }[];
}
