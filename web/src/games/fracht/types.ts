import type { Offer, Perspective, Refusal, SeatInfo } from '../../wire/wire';
import type { View } from '../../wire/view';

export interface FrachtLaid { place: string; card: string; rotation: number; elements: string[]; crossing: boolean; beneath: string[] }
export interface FrachtLoco { seat: number; at: string; station: string | null; place: string | null; sleeper: string | null; heading: string | null }

/** The table as one seat sees it. */
export interface FrachtView extends View {
  layout: string;
  stations: { letter: string; x: number; y: number }[];
  mover: number;
  start_player: number;
  laid: FrachtLaid[];
  locos: FrachtLoco[];
  hand_sizes: number[];
  hands: (string[] | null)[];
  trains: string[][];
  delivered: number[];
  deliveries: string[][] | null;
  scores: number[] | null;
  pile: number;
  discard: string[];
  in_play: number;
  building: { card: string; place: string | null } | null;
  driving: { card: string; sleepers: number; left: number; made: number } | null;
  pushing: { to: string; seat: number; at: string } | null;
  check: { card: string; seat: number; allowed: number; surplus: number } | null;
  quiet_turns: number;
  quiet_limit: number;
  progress: boolean;
}

export interface FrachtGhost { place: string; over: boolean; rotations: number[]; joins: string[][]; do: string[] }

/** What a hand card could do now. */
export interface FrachtCardUse {
  card: string;
  ghosts: FrachtGhost[];
  couple: boolean;
  drive: boolean;
  warns: boolean;
  redraw: boolean;
  sleepers: number;
  pulls: number;
  draws: number;
  why_not: Record<string, Refusal>;
}

export interface FrachtPush { seat: number; start: string; to: string | null; way: string[] }

/** A drive to its end. */
export interface FrachtRoute {
  sleepers: number;
  cards: string[];
  way: string[];
  lapse: number;
  ends: string;
  at: string;
  station: string | null;
  edge: string | null;
  pushes: FrachtPush[];
  centres: string[];
  turnouts: string[];
  delivers: string[];
  couples: string[];
  warning: string;
  do: string;
}

export interface FrachtStop { letter: string; deliver: string[]; couple: string[]; here: boolean; sleepers: number | null; first: string | null; points: number }
export interface FrachtDanger { seat: number; edge: string; sleepers: number }
export interface FrachtEnding { pile: number; discard: number; flowing: number; held: number; coupled: number; delivered: number; spent: number; quiet_left: number }

export interface FrachtInsights {
  uses: FrachtCardUse[];
  routes: FrachtRoute[];
  stops: FrachtStop[];
  dangers: FrachtDanger[];
  joints: string[];
  ending: FrachtEnding;
}

export const viewOf = (perspective: Perspective) => perspective.view as unknown as FrachtView;
export const insightsOf = (perspective: Perspective) => perspective.insights as unknown as FrachtInsights | null;

/** The colours of the locos by seat (FRA-1.4), and the symbols that go with them. */
export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;

/** The symbols of the seats; a figure has none, so they go by the colours. */
export function symbolsOf(view: FrachtView, seats: SeatInfo[]): number[] {
  return view.locos.map(({ seat }) => seats[seat]?.symbol ?? seat + 1);
}

/** A thing of the board (`sleeper:p31/NE`) in its two parts. */
export function split(target: string): [string, string] {
  const colon = target.indexOf(':');
  return [target.slice(0, colon), target.slice(colon + 1)];
}

/** What is being composed: the card that is being laid or driven, and the place chosen for it. */
export interface Composing {
  verb: 'build' | 'drive' | null;
  card: string | null;
  place: string | null;
  rotation: number | null;
  route: string | null;
}

/** What is being composed, from the choices made and from the phase of the game. */
export function composing(view: FrachtView, chosen: Offer[]): Composing {
  const said = chosen.map(({ do: notation }) => split(notation));
  const of = (verb: string) => said.find(([name]) => name === verb)?.[1] ?? null;
  const build = of('build') ?? view.building?.card ?? null;
  const drive = of('drive') ?? view.driving?.card ?? null;
  const route = chosen.find(({ group }) => group === 'route')?.do ?? null;
  const turn = of('rotate');
  return { verb: build ? 'build' : drive ? 'drive' : null, card: build ?? drive, place: of('at') ?? view.building?.place ?? null, rotation: turn === null ? null : Number(turn), route };
}
