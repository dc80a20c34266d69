import type { Fact, Message } from '../../wire/wire';
import { defineFace, type Overlay } from '../face';
import Board from './Board.svelte';
import { COMPANIES, companyWord } from './companies';
import { describeHex } from './describe';
import Ground from './Ground.svelte';
import { type BoardFile, ParisMap } from './map';
import Picture from './Picture.svelte';
import { sceneOf } from './scene';
import Scene from './Scene.svelte';
import Summary from './Summary.svelte';
import Tray from './Tray.svelte';
import type { Paris } from './types';

const reach: Overlay<Paris> = {
  name: 'reach',
  label: 'overlay-reach',
  parts: () => COMPANIES.map((company) => ({ thing: `company:${company}`, label: { id: companyWord(company) } })),
  first: (perspective) => {
    const view = perspective.view;
    const company =
      view.building?.company ?? [...(perspective.insights?.reach ?? [])].sort((a, b) => b.best - a.best)[0]?.company;
    return company ? `company:${company}` : null;
  },
  caption: (perspective, part) => {
    const index = COMPANIES.findIndex((company) => part === `company:${company}`);
    const company = COMPANIES[index];
    const found = perspective.insights?.reach.find((one) => one.company === company);
    if (!company || !found) return [];
    const args = { company: `@${companyWord(company)}`, points: found.best };
    const locos = perspective.insights?.ending.marseille[index] ?? null;
    return [
      { id: found.way.length ? 'overlay-reach-best' : 'overlay-reach-none', args },
      locos === null ? { id: 'overlay-reach-no-marseille' } : { id: 'overlay-reach-marseille', args: { locos } },
    ];
  },
};

export default defineFace<Paris>({
  Ground,
  Board,
  Tray,
  Summary,
  Picture,
  inkSeats: true,
  label: 'board-label',
  tray: 'sheet-title',
  overlays: [
    { name: 'values', label: 'overlay-values', on: true },
    reach,
    { name: 'last', label: 'overlay-last', story: true },
  ],
  load: async (data, options) => new ParisMap(await data<BoardFile>(`${options['board'] ?? 'board'}.json`)),
  frame: (map, bare) => {
    const [x, y, width, height] = map.file.view_box;
    if (!map.decorated) return { x, y, width, height };
    if (!bare) return { x: x + 12, y: y + 28, width: width - 24, height: height - 36 };
    const xs = map.hexes.map((hex) => hex.x);
    const ys = map.hexes.map((hex) => hex.y);
    const margin = map.radius * 2;
    const left = Math.min(...xs) - margin;
    const top = Math.min(...ys) - margin;
    return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
  },
  spot: (fact) => (fact.kind === 'placed' ? `hex:${fact.data['hex']}` : null),
  field: ({ radius }) => radius * 1.7,
  place: (map, target, perspective) => {
    const [kind, id] = target.split(':');
    const company = COMPANIES.findIndex((name) => name === id);
    return map.byId.get((kind === 'hex' ? id : perspective.view.starts[company]) ?? '') ?? null;
  },
  meant: (target, perspective) => {
    const [kind, id] = target.split(':');
    if (kind === 'hex') return `place:${id}`;
    return perspective.view.phase === 'take' ? `take:${id}:1` : kind === 'hand' ? `give:${id}` : `build:${id}`;
  },
  describe: (map, perspective, words, target, offer) => {
    const [kind, id] = target.split(':');
    const company = COMPANIES.findIndex((name) => name === id);
    const hex = map.byId.get((kind === 'hex' ? id : perspective.view.starts[company]) ?? '');
    return hex ? describeHex(perspective.view, words, hex, offer) : null;
  },
  scene: { of: (facts, _, perspective) => sceneOf(facts, perspective.view), Picture: Scene },
  facts: (perspective, seat, words) => {
    const view = perspective.view;
    const locos = words.say({ id: 'seat-locos', args: { count: view.hand_sizes[seat] ?? 0 } });
    return seat === perspective.seat ? [locos, words.say({ id: 'seat-limit', args: { limit: view.limit } })] : [locos];
  },
  brief: (perspective, seat) => String(perspective.view.hand_sizes[seat] ?? ''),
  running: (perspective) => {
    const building = perspective.view.building;
    if (!building) return null;
    return {
      id: 'log-building',
      args: {
        company: `@${companyWord(building.company)}`,
        count: building.placed.length,
        hexes: building.placed.join(', '),
      },
    };
  },
  latest: (facts: Fact[]): Message | null => {
    const trade = facts.findLast((fact) => fact.kind === 'traded');
    return trade ? { id: 'seat-traded', args: { company: trade.data['taken'] ?? '' } } : null;
  },
});
