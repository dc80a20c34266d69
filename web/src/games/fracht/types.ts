import type { FrachtInsights, FrachtView, Offer, Perspective, SeatInfo } from '../../wire/wire';
import type { Yard } from './yard';

export type {
  FrachtCardUse,
  FrachtDanger,
  FrachtGhost,
  FrachtInsights,
  FrachtLoco,
  FrachtPush,
  FrachtPushing,
  FrachtRoute,
  FrachtStop,
  FrachtView,
} from '../../wire/wire';

/** The types of this game. */
export interface Fracht {
  data: Yard;
  view: FrachtView;
  insights: FrachtInsights;
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
  /** The decisions of a route, or of its first part. */
  route: string | null;
}

/** What is being composed, from the choices made and from the phase of the game. */
export function composing(view: FrachtView, chosen: Offer[]): Composing {
  const said = chosen.map(({ do: notation }) => split(notation));
  const of = (verb: string) => said.find(([name]) => name === verb)?.[1] ?? null;
  const build = of('build') ?? view.building?.card ?? null;
  const drive = of('drive') ?? view.driving?.card ?? null;
  const route = chosen.find(({ group }) => group === 'route' || group === 'step')?.do ?? null;
  const turn = of('rotate');
  return {
    verb: build ? 'build' : drive ? 'drive' : null,
    card: build ?? drive,
    place: of('at') ?? view.building?.place ?? null,
    rotation: turn === null ? null : Number(turn),
    route,
  };
}
