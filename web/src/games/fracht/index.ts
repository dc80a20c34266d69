import { layout } from '../../frame/layout.svelte';
import type { Fact } from '../../wire/wire';
import type { Words } from '../../words/bundle';
import { defineFace, type Seen } from '../face';
import Board from './Board.svelte';
import { describeThing } from './describe';
import Ground from './Ground.svelte';
import { meant } from './meant';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import { sceneOf } from './scene';
import Scene from './Scene.svelte';
import { placeOf } from './spots';
import Summary from './Summary.svelte';
import Tray from './Tray.svelte';
import { COLOURS, type Fracht } from './types';
import { type CardsFile, type GeometryFile, type LayoutsFile, SIZE, sleeperOf, Yard } from './yard';

const MARGIN = 34;

/** Where something happened. */
function spotOf({ kind, data }: Fact): string | null {
  if (kind === 'lay' || kind === 'overbuild') return `place:${data['place']}`;
  if (kind === 'deliver' || kind === 'deliver-open' || kind === 'couple') return `station:${data['station']}`;
  const at = typeof data['at'] === 'string' ? data['at'] : null;
  return at === null ? null : at.includes('/') ? `sleeper:${sleeperOf(at)}` : `station:${at}`;
}

/** Cards and wagons of a seat. */
function facts({ view }: Seen<Fracht>, seat: number, words: Words): string[] {
  const count = (id: string, value: number | undefined) => words.say({ id, args: { count: value ?? 0 } });
  return [count('seat-cards', view.hand_sizes[seat]), count('seat-wagons', view.trains[seat]?.length)];
}

export default defineFace<Fracht>({
  Ground,
  Board,
  panel: { Panel, side: 'below', until: 'sheet' },
  Tray,
  Summary,
  Picture,
  inkSeats: false,
  label: 'board-label',
  keys: [['R · ⇧ R', 'keys-turn']],
  get tray() {
    return layout.sheet ? 'hand-title' : 'stops-title';
  },
  overlays: [
    { name: 'stops', label: 'overlay-stops', on: true },
    {
      name: 'dangers',
      label: 'overlay-dangers',
      caption: (perspective) => (perspective.insights?.dangers.length ? [] : [{ id: 'overlay-dangers-none' }]),
    },
    { name: 'last', label: 'overlay-last', story: true },
  ],
  load: async (data, options) => {
    const files = await Promise.all([
      data<CardsFile>('cards.json'),
      data<LayoutsFile>('layouts.json'),
      data<GeometryFile>('geometry.json'),
    ]);
    return new Yard(...files, String(options['layout'] ?? 'standard'));
  },
  frame: ({ columns, rows }) => ({
    x: -MARGIN,
    y: -MARGIN - 2,
    width: columns * SIZE + 2 * MARGIN,
    height: rows * SIZE + 2 * MARGIN + 4,
  }),
  field: () => 56,
  place: (yard, target, perspective) =>
    placeOf(yard, perspective.view, target, perspective.seat ?? perspective.view.mover),
  spot: spotOf,
  meant: (target, perspective, chosen, yard) => meant(yard, target, perspective, chosen),
  describe: (yard, perspective, words, target, offer) => describeThing(yard, perspective, words, target, offer) || null,
  scene: { of: sceneOf, Picture: Scene },
  seatWord: (_, seat) => `loco-${COLOURS[seat]}`,
  facts,
  score: (perspective, seat) => {
    const { scores, delivered } = perspective.view;
    return scores
      ? { value: scores[seat] ?? 0, label: 'seat-points' }
      : { value: delivered[seat] ?? 0, label: 'seat-delivered' };
  },
  brief: (perspective, seat) => `${perspective.view.delivered[seat] ?? ''}`,
});
