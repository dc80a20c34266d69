import { layout } from '../../table/layout.svelte';
import type { Fact, Perspective } from '../../wire/wire';
import type { Words } from '../../words/bundle';
import type { GameFace } from '../face';
import Board from './Board.svelte';
import { showYard, yardShown } from './deck';
import { describeThing } from './describe';
import { meant } from './meant';
import Picture from './Picture.svelte';
import { placeOf } from './spots';
import Summary from './Summary.svelte';
import Tray from './Tray.svelte';
import { COLOURS, insightsOf, viewOf } from './types';
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
function facts(perspective: Perspective, seat: number, words: Words): string[] {
  const view = viewOf(perspective);
  const count = (id: string, value: number | undefined) => words.say({ id, args: { count: value ?? 0 } });
  return [count('seat-cards', view.hand_sizes[seat]), count('seat-wagons', view.trains[seat]?.length)];
}

const face: GameFace = {
  Board,
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
      caption: (perspective) => (insightsOf(perspective)?.dangers.length ? [] : [{ id: 'overlay-dangers-none' }]),
    },
    { name: 'last', label: 'overlay-last', story: true },
  ],
  load: async (data, options) => {
    const files = await Promise.all([
      data<CardsFile>('cards.json'),
      data<LayoutsFile>('layouts.json'),
      data<GeometryFile>('geometry.json'),
    ]);
    return showYard(new Yard(...files, String(options['layout'] ?? 'standard')));
  },
  frame: (data) => {
    const { columns, rows } = data as Yard;
    return { x: -MARGIN, y: -MARGIN - 2, width: columns * SIZE + 2 * MARGIN, height: rows * SIZE + 2 * MARGIN + 4 };
  },
  field: () => 56,
  place: (data, target, perspective) =>
    placeOf(data as Yard, viewOf(perspective), target, perspective.seat ?? viewOf(perspective).mover),
  spot: spotOf,
  meant: (target, perspective, chosen) => meant(yardShown(), target, perspective, chosen),
  describe: (data, perspective, words, target, offer) =>
    describeThing(data as Yard, perspective, words, target, offer) || null,
  seatWord: (_, seat) => `loco-${COLOURS[seat]}`,
  facts,
  score: (perspective, seat) => {
    const { scores, delivered } = viewOf(perspective);
    return scores
      ? { value: scores[seat] ?? 0, label: 'seat-points' }
      : { value: delivered[seat] ?? 0, label: 'seat-delivered' };
  },
  brief: (perspective, seat) => `${viewOf(perspective).delivered[seat] ?? ''}`,
};

export default face;
