import { layout } from '../../frame/layout.svelte';
import type { Perspective } from '../../wire/wire';
import type { Words } from '../../words/bundle';
import { defineFace } from '../face';
import { Atlas, type BoardFile, type DrawingFile, middle } from './atlas';
import Board from './Board.svelte';
import { tipWords } from './describe';
import { Desk } from './desk.svelte';
import Ground from './Ground.svelte';
import Kept from './Kept.svelte';
import { filesOf } from './load';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import { sceneOf } from './scene';
import Scene from './Scene.svelte';
import SceneAside from './SceneAside.svelte';
import { isHeld, positions } from './show.svelte';
import Summary from './Summary.svelte';
import { notation, stones } from './tip';
import TipCard from './TipCard.svelte';
import Tray from './Tray.svelte';
import { type Minden, tipOf, viewOf } from './types';

export default defineFace<Minden>({
  Ground,
  Board,
  panel: { Panel, side: 'beside', until: 'sheet' },
  Tray,
  Form: TipCard,
  Summary,
  Picture,
  Kept,
  inkSeats: false,
  label: 'board-label',
  tray: 'board-display',
  overlays: [
    { name: 'places', label: 'overlay-places', on: true },
    { name: 'letters', label: 'overlay-letters', on: true },
    { name: 'tips', label: 'overlay-tips' },
  ],
  load: async (data, options) => {
    const [board, drawing] = filesOf(String(options['deck'] ?? 'germany'));
    return new Desk(new Atlas(...(await Promise.all([data<BoardFile>(board), data<DrawingFile>(drawing)]))));
  },
  frame: ({ atlas: { map, file } }, bare) => {
    const [width, height] = file.size_px;
    return bare ? map : { x: -4, y: -4, width: width + 8, height: height + 8 };
  },
  field: ({ atlas }) => atlas.cells[0]!.rect.height,
  place: ({ atlas }, target, perspective) => placeOf(atlas, target, perspective),
  spot: (fact) => (fact.kind === 'evaluated' ? `place:${fact.data['id']}` : null),
  scene: {
    of: (facts, _, perspective) => sceneOf(facts, perspective.view),
    Picture: Scene,
    Aside: SceneAside,
    stepwise: true,
  },
  held: (fact, { show }) => show.running && isHeld(fact, show),
  focus: ({ atlas, show }, _, filling) => {
    if (show.now) return atlas.point([show.now.lon, show.now.lat]);
    const tip = tipOf(filling?.values ?? {});
    const area = stones(tip) > 1 ? atlas.area(tip) : null;
    return area ? middle(area) : atlas.overview; // after the show the map is not left where the last place was
  },
  meant: (target, perspective) => meant(target, perspective),
  describe: ({ atlas }, perspective, words, target) => describe(atlas, perspective, words, target),
  acts: ({ view: { phase } }) => ({ id: 'seat-acts', args: { phase } }),
  where: ({ view: { turn, phase } }) => ({ id: 'where', args: { round: turn, phase } }),
  score: (perspective, seat, { show }) => ({ value: positions(perspective, show)[seat] ?? 0, label: 'seat-score' }),
  brief: (perspective, seat, { show }) =>
    `${positions(perspective, show)[seat] ?? ''}${perspective.view.seats[seat]?.tipped ? ' ✓' : ''}`,
});

/** Where a bubble or a hint about a thing belongs. Cards lie to the right of the map. */
function placeOf(atlas: Atlas, target: string, perspective: Perspective): { x: number; y: number } | null {
  const [kind, id] = target.split(':');
  const visit = kind === 'place' ? viewOf(perspective).places.find(({ card }) => card.id === id) : undefined;
  if (visit) return atlas.point([visit.lon, visit.lat]);
  if (kind === 'cell') return atlas.byId.get(id ?? '') ?? null;
  if (layout.sheet || (kind !== 'card' && kind !== 'pile' && kind !== 'hand')) return null;
  return { x: atlas.map.x + atlas.map.width, y: atlas.map.y + atlas.map.height * (kind === 'pile' ? 0.55 : 0.2) };
}

/** The decision that a click means, legal or not. */
function meant(target: string, perspective: Perspective): string | null {
  const [kind, id] = target.split(':');
  const view = viewOf(perspective);
  if (kind === 'card') return `choose:${id}`;
  if (kind === 'pile') return 'swap';
  if (kind === 'hand') return view.phase === 'choose' ? `choose:${view.seats[Number(id)]?.card?.id}` : 'keep';
  return kind === 'cell' ? notation(cellTip(id ?? '')) : null;
}

/** The tip that the name of a quarter cell stands for (`N12c`), without the half. */
function cellTip(id: string): { side: null; block: string; square: number; quarter: string } {
  return { side: null, block: id[0] ?? 'N', square: Number(id.slice(1, -1)), quarter: id.at(-1) ?? 'a' };
}

function describe(atlas: Atlas, perspective: Perspective, words: Words, target: string): string | null {
  const [kind, id] = target.split(':');
  const cell = kind === 'cell' ? atlas.byId.get(id ?? '') : undefined;
  if (kind === 'cell' && perspective.offers.some(({ form }) => form)) return null;
  if (cell) return tipWords(words, cell.tip);
  const visit = kind === 'place' ? viewOf(perspective).places.find(({ card }) => card.id === id) : undefined;
  if (!visit) return null;
  const fact = viewOf(perspective).last.find(({ card }) => card.id === id)?.fact ?? visit.fact;
  return [`${words.say(visit.card.name)}: ${tipWords(words, visit.solution)}.`, fact?.[words.language.slice(0, 2)]]
    .filter(Boolean)
    .join(' ');
}
