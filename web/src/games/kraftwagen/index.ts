import { layout } from '../../frame/layout.svelte';
import { defineFace } from '../face';
import Board from './Board.svelte';
import { describeThing } from './describe';
import { readFiles } from './files';
import Ground from './Ground.svelte';
import { meant } from './meant';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import { Plan } from './plan';
import { sceneOf } from './scene';
import Scene from './Scene.svelte';
import { RING, split, spotsOf } from './spots';
import Summary from './Summary.svelte';
import { touched } from './touched';
import Tray from './Tray.svelte';
import type { Kraftwagen, KraftwagenView } from './types';
import { seatWord } from './who';

/** Where something lies on the plan; things of the factory lie at its lower edge. */
function placeOf(plan: Plan, view: KraftwagenView, target: string): { x: number; y: number } | null {
  const spot = spotsOf(plan, view).find((one) => one.target === target);
  if (spot) return { x: spot.x, y: spot.y };
  const [kind] = split(target);
  const area = kind === 'area' ? plan.areas.get(target.slice(5)) : undefined;
  if (area) return { x: area.x + area.w / 2, y: area.y + area.h / 2 };
  const below = {
    factory: 700,
    gp: 140,
    workshop: 420,
    canteen: 300,
    body: 1000,
    engine: 1000,
    engineer: 1400,
    card: 1400,
  }[kind];
  if (below !== undefined) return layout.chips ? null : { x: below, y: 1120 };
  return kind === 'place' ? { x: 1385, y: 868 } : null;
}

export default defineFace<Kraftwagen>({
  Ground,
  Board,
  panel: { Panel, side: 'below', until: 'chips' },
  Tray,
  Summary,
  Picture,
  inkSeats: false,
  seatWord: (_, seat) => seatWord(seat),
  label: 'board-label',
  get tray() {
    return layout.chips ? 'factory-title' : 'sales-title';
  },
  overlays: [
    { name: 'jumps', label: 'overlay-jumps', on: true },
    { name: 'sales', label: 'overlay-sales', on: true },
    { name: 'race', label: 'overlay-race' },
  ],
  load: async (data) => new Plan(await readFiles(data)),
  frame: () => ({ x: 0, y: 4, width: 1600, height: 1148 }),
  /** A tile with its margin: the whole ring fits on a phone. */
  field: () => 90,
  /** A small screen shows the whole ring while something is chosen there. */
  focus: (_, perspective) =>
    /^(take_tile|choose_action|choose_start_tile|use_porsche)$/.test(perspective.view.phase) ? RING : null,
  place: (plan, target, perspective) => placeOf(plan, perspective.view, target),
  spot: (fact) => [...touched([fact])][0] ?? null,
  meant: (target, perspective) => meant(target, perspective.view),
  /** A tile that can be jumped to is explained inside the ring, where no label may cover it. */
  describe: (plan, perspective, words, target, offer) =>
    offer && target.startsWith('tile:') ? null : describeThing(plan, perspective, words, target, [], offer) || null,
  scene: {
    of: (facts, _, perspective) => sceneOf(facts, perspective.view.players.length),
    Picture: Scene,
    covers: true,
  },
  facts: (perspective, seat, words) => {
    const player = perspective.view.players[seat];
    if (!player) return [];
    return [
      words.say({ id: 'seat-levels', args: { body: player.body_points, engine: player.engine_points } }),
      words.say({ id: 'seat-canteen', args: { count: player.canteen } }),
      words.say({ id: 'seat-halls', args: { count: player.workshops.length } }),
    ];
  },
  where: ({ view: { phase, round, rounds, turn_in_round: turn } }) =>
    phase === 'choose_start_tile' ? { id: 'where-start' } : { id: 'where', args: { round, rounds, turn } },
  score: (perspective, seat) => {
    const money = perspective.view.players[seat]?.money ?? null;
    return { value: money, label: money === null ? 'seat-hidden' : 'seat-money' };
  },
  brief: (perspective, seat) => {
    const player = perspective.view.players[seat];
    return player ? `${player.body_points}/${player.engine_points}` : '';
  },
});
