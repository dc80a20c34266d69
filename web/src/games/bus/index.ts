import { layout } from '../../frame/layout.svelte';
import type { View } from '../../wire/view';
import type { Fact, Message } from '../../wire/wire';
import { withMinus } from '../../words/numerals';
import { defineFace, type Overlay, type Seen } from '../face';
import Board from './Board.svelte';
import { City, type CityFile } from './city';
import { describeSpot, split } from './describe';
import Ground from './Ground.svelte';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import { stretch } from './pieces';
import { sceneOf } from './scene';
import Scene from './Scene.svelte';
import Summary from './Summary.svelte';
import Tray from './Tray.svelte';
import { AREAS, type Bus, type BusReach, type BusView } from './types';

/** If Vrroomm ran now, or at the hour to which the clock will move. */
const vroomm: Overlay<Bus> = {
  name: 'vroomm',
  label: 'overlay-vroomm',
  parts: (perspective) => {
    const now = perspective.view.hour;
    const then = perspective.insights?.hour_then ?? now;
    const hours = [{ when: 'now', hour: now }, ...(then === now ? [] : [{ when: 'then', hour: then }])];
    return hours.map(({ when, hour }) => ({
      thing: `${when}:${hour}`,
      label: { id: `overlay-when-${when}`, args: { hour: `@board-hour-${hour}` } },
    }));
  },
  first: (perspective) => `now:${perspective.view.hour}`,
  caption: (perspective, part) => {
    const reach = perspective.insights?.reach.find(({ seat }) => seat === (perspective.seat ?? perspective.view.mover));
    return reach ? [captionOf(reach, part?.startsWith('then:') ? 'then' : 'now')] : [{ id: 'overlay-vroomm-none' }];
  },
};

function captionOf(reach: BusReach, when: 'now' | 'then'): Message {
  const { hour, waiting, rooms, rides } = reach[when];
  return { id: 'overlay-vroomm-rides', args: { hour: `@board-hour-${hour}`, kind: hour, waiting, rooms, rides } };
}

/** The place of a thing of the map. */
function placeOf(city: City, view: BusView, target: string): { x: number; y: number } | null {
  const [kind, id] = split(target);
  if (kind === 'ride') return city.crossing.get(id.slice(0, id.indexOf(':'))) ?? null;
  const road = kind === 'street' ? city.road.get(id) : undefined;
  return road
    ? stretch(road, view).mid
    : ((kind === 'lot' ? city.lot.get(id) : kind === 'crossing' ? city.crossing.get(id) : undefined) ?? null);
}

/** Where a bubble about an area opens: at the upper edge of the map, below the area; on a small screen in the middle. */
function belowArea(city: City, target: string): { x: number; y: number } | null {
  const index = AREAS.findIndex((area) => target === `area:${area}`);
  if (index < 0) return null;
  const { width, height } = city.file;
  return layout.sheet ? null : { x: [0.09, 0.23, 0.37, 0.55, 0.68, 0.81, 0.95][index]! * width, y: height * -0.04 };
}

export default defineFace<Bus>({
  Ground,
  Board,
  panel: { Panel, side: 'above', until: 'sheet' },
  Tray,
  Summary,
  Picture,
  inkSeats: false,
  seatWord: (perspective, seat) => `colour-${perspective.view.colours[seat]}`,
  label: 'board-label',
  get tray() {
    return layout.sheet ? 'board-actions' : 'line-title';
  },
  overlays: [{ name: 'reach', label: 'overlay-reach', on: true }, vroomm, { name: 'lots', label: 'overlay-lots' }],
  load: async (data) => new City(await data<CityFile>('board.json')),
  frame: ({ file: { width, height } }) => ({ x: 0, y: 0, width, height }),
  field: () => 76,
  place: (city, target, perspective) => placeOf(city, perspective.view, target) ?? belowArea(city, target),
  spot: (fact) => spotOf(fact),
  meant: (target, perspective) => meant(target, perspective),
  describe: (city, perspective, words, target, offer) =>
    describeSpot(city, perspective.view, words, target, offer) || null,
  scene: { of: sceneOf, Picture: Scene },
  facts: (perspective, seat, words) => {
    const view = perspective.view;
    const count = (id: string, value: number | undefined) => words.say({ id, args: { count: value ?? 0 } });
    return [
      count('seat-cubes', view.cubes[seat]),
      count('seat-sticks', view.sticks[seat]),
      count('seat-buses', view.buses[seat]),
    ];
  },
  pictured: ({ do: notation }) => (notation.startsWith('build:') ? `now:${notation.split(':')[2]}` : null),
  where: ({ view }) => whereOf(view),
  score: (perspective, seat) => ({ value: perspective.view.scores[seat] ?? 0, label: 'seat-points' }),
  brief: (perspective, seat) => withMinus(perspective.view.scores[seat] ?? ''),
});

/** The areas of the action board by the phase in which they are carried out. */
const CARRIED_OUT = ['passengers', 'buildings', 'clock', 'vroomm'];

/** The round, and what of it is on. */
function whereOf({ round, phase }: BusView & View): Message {
  if (round === 0) return { id: 'where-setup' };
  if (phase === 'choose') return { id: 'where-choose', args: { round } };
  return { id: 'where-area', args: { round, area: `@area-${CARRIED_OUT.includes(phase) ? phase : 'lines'}` } };
}

/** Where something happened. */
function spotOf({ kind, data }: Fact): string | null {
  if (data['street']) return `street:${data['street']}`;
  if (kind === 'built') return `lot:${data['lot']}`;
  return kind === 'rode' ? `lot:${data['to_lot']}` : kind === 'heads' ? `crossing:${data['crossing_id']}` : null;
}

/** The head that a click on a street means: the front one where this is its last street. */
function endAt(view: BusView, street: string): 'front' | 'back' {
  return view.lines[view.mover]?.front.street === street ? 'front' : 'back';
}

/** The decision that a click means, legal or not: out of its phase, the rules say what is on now. */
function meant(target: string, perspective: Seen<Bus>): string | null {
  const [kind, id] = split(target);
  const view = perspective.view;
  const blocked = perspective.insights?.blocked.find(({ targets }) => targets.includes(target));
  if (blocked) return blocked.do;
  if (kind === 'area') return `place:${id}`;
  if (kind === 'street') return view.phase === 'setup_first' ? `first:${id}` : `extend:${endAt(view, id)}:${id}`;
  if (kind === 'lot') return `build:${id}:house`;
  if (kind !== 'crossing') return null;
  const goal = perspective.offers
    .find((offer) => offer.do.startsWith('ride:') && !offer.do.endsWith(`:${id}`))
    ?.do.split(':')[2];
  return view.phase === 'vroomm' && goal ? `ride:${id}:${goal}` : `heads:${id}`;
}
