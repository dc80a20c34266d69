import { plainOffer } from '../../wire/plain';
import type { Offer } from '../../wire/wire';
import type { Seen } from '../face';
import type { Figure } from './figures';
import type { Fracht } from './types';
import type { FrachtCardUse, FrachtInsights, FrachtLoco, FrachtRoute, FrachtView } from './types';
import { sleeperOf, type Yard } from './yard';

function loco(seat: number, at: string): FrachtLoco {
  const [place, heading] = at.split('/');
  return heading
    ? { seat, at, station: null, place: place!, sleeper: sleeperOf(heading), heading }
    : { seat, at, station: at, place: null, sleeper: null, heading: null };
}

function routeOf(route: NonNullable<Figure['routes']>[number], start: string): FrachtRoute {
  const way = route.way.split(' ').filter(Boolean);
  const at = way.at(-1) ?? start;
  const turnouts = way.filter(
    (position, index) => index > 0 && way[index - 1]!.endsWith(':in') && position.includes('>'),
  );
  const ends = route.ends ?? (at.includes('/') ? 'sleeper' : 'station');
  const warning = ends === 'off' ? 'runs_off' : ends === 'pushed_off' ? 'pushes_off' : '';
  return {
    sleepers: way.length,
    cards: [],
    way,
    lapse: 0,
    ends,
    at,
    station: at.includes('/') ? null : at,
    edge: route.edge ?? null,
    pushes: route.pushes ?? [],
    centres: route.centres ?? [],
    turnouts: way.length > 4 ? turnouts.slice(0, 1) : [],
    delivers: [],
    couples: [],
    warning,
    do: way.map((position) => `go:${position}`).join(' ') || 'off',
  };
}

/** The position of a figure as the board draws it. */
export function perspective(figure: Figure, yard: Yard, layout: { stations: FrachtView['stations'] }): Seen<Fracht> {
  const laid = (figure.laid ?? [])
    .map((text) => text.split(' ') as [string, string, string])
    .map(([place, card, turns]) => {
      const printed = yard.card(card);
      return {
        place,
        card,
        rotation: Number(turns),
        elements: yard.turned(printed.elements, Number(turns)),
        crossing: printed.crossing,
        beneath: [],
      };
    });
  const locos = (figure.locos ?? ['A']).map((at, seat) => loco(seat, at));
  const view: FrachtView = {
    phase: figure.routes ? 'step' : 'main',
    to_act: [],
    prompt: { id: '', args: {} },
    clause: figure.clauses[0] ?? '',
    turn: 1,
    layout: 'standard',
    stations: layout.stations,
    mover: 0,
    start_player: 0,
    laid,
    locos,
    hand_sizes: [],
    hands: [figure.hand ?? []],
    trains: [figure.train ?? []],
    delivered: [0],
    deliveries: null,
    scores: null,
    pile: 0,
    discard: [],
    in_play: 50,
    building: null,
    driving: null,
    pushing: null,
    check: null,
    quiet_turns: 0,
    quiet_limit: 60,
    progress: false,
  };
  const insights: FrachtInsights = {
    uses: figure.ghost ? [useOf(figure.ghost)] : [],
    routes: (figure.routes ?? []).map((route) => routeOf(route, locos[0]!.at)),
    stops: stopsOf(figure, yard),
    dangers: [],
    joints: figure.joints ?? [],
    ending: { pile: 0, discard: 0, flowing: 0, held: 0, coupled: 0, delivered: 0, spent: 0, quiet_left: 60 },
  };
  return {
    seat: null,
    view,
    insights,
    offers: [],
    undo: 0,
  };
}

function useOf({ card, place, rotations, joins, over = false }: NonNullable<Figure['ghost']>): FrachtCardUse {
  const ghosts = [{ place, over, rotations, joins: rotations.map(() => joins), do: [] }];
  return {
    card,
    ghosts,
    couple: false,
    drive: false,
    warns: false,
    redraw: false,
    sleepers: 0,
    pulls: 0,
    draws: 0,
    why_not: {},
  };
}

/** Where the wagons of the train go. */
function stopsOf(figure: Figure, yard: Yard): FrachtInsights['stops'] {
  const letters = [...new Set((figure.train ?? []).map((card) => yard.card(card).uncouple))];
  return letters.map((letter) => {
    const deliver = figure.train!.filter((card) => yard.card(card).uncouple === letter);
    return { letter, deliver, couple: [], here: figure.locos?.[0] === letter, sleepers: null, first: null, points: 0 };
  });
}

/** A card that is being laid, as choices that were made. */
export function chosen(figure: Figure): Offer[] {
  const ghost = figure.ghost;
  const said = ghost ? [`build:${ghost.card}`, `at:${ghost.place}`, `rotate:${ghost.rotation}`] : [];
  return said.map((notation) => plainOffer(notation));
}
