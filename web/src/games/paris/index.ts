import type { Fact, Message, ParisInsights, ParisView, Perspective } from '../../wire/wire';
import type { GameFace, Overlay } from '../face';
import Board from './Board.svelte';
import { COMPANIES, companyWord } from './companies';
import { describeHex } from './describe';
import { type BoardFile, ParisMap } from './map';
import Picture from './Picture.svelte';
import Summary from './Summary.svelte';
import Tray from './Tray.svelte';

const viewOf = (perspective: Perspective) => perspective.view as unknown as ParisView;
const insightsOf = (perspective: Perspective) => perspective.insights as ParisInsights;

const reach: Overlay = {
  name: 'reach',
  label: 'overlay-reach',
  parts: () => COMPANIES.map((company) => ({ thing: `company:${company}`, label: { id: companyWord(company) } })),
  first: (perspective) => {
    const view = viewOf(perspective);
    const company =
      view.building?.company ?? [...insightsOf(perspective).reach].sort((a, b) => b.best - a.best)[0]?.company;
    return company ? `company:${company}` : null;
  },
  caption: (perspective, part) => {
    const index = COMPANIES.findIndex((company) => part === `company:${company}`);
    const company = COMPANIES[index];
    const found = insightsOf(perspective).reach.find((one) => one.company === company);
    if (!company || !found) return [];
    const args = { company: `@${companyWord(company)}`, points: found.best };
    const locos = insightsOf(perspective).ending.marseille[index] ?? null;
    return [
      { id: found.way.length ? 'overlay-reach-best' : 'overlay-reach-none', args },
      locos === null ? { id: 'overlay-reach-no-marseille' } : { id: 'overlay-reach-marseille', args: { locos } },
    ];
  },
};

const face: GameFace = {
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
  frame: (data, bare) => {
    const map = data as ParisMap;
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
  /** In the sea: what the overlays say ends before the coast. */
  pills: (data) => {
    const { decorated, hexes, radius } = data as ParisMap;
    const coast = Math.min(...hexes.filter(({ y }) => y > 800).map(({ x }) => x)) - radius;
    return decorated ? { x: 128, y: 1258, room: coast - 128 } : null;
  },
  spot: (fact) => (fact.kind === 'placed' ? `hex:${fact.data['hex']}` : null),
  field: (data) => (data as ParisMap).radius * 1.7,
  place: (data, target, perspective) => {
    const map = data as ParisMap;
    const [kind, id] = target.split(':');
    const company = COMPANIES.findIndex((name) => name === id);
    return map.byId.get((kind === 'hex' ? id : viewOf(perspective).starts[company]) ?? '') ?? null;
  },
  meant: (target, perspective) => {
    const [kind, id] = target.split(':');
    if (kind === 'hex') return `place:${id}`;
    return viewOf(perspective).phase === 'take' ? `take:${id}:1` : kind === 'hand' ? `give:${id}` : `build:${id}`;
  },
  describe: (data, perspective, words, target, offer) => {
    const map = data as ParisMap;
    const [kind, id] = target.split(':');
    const company = COMPANIES.findIndex((name) => name === id);
    const hex = map.byId.get((kind === 'hex' ? id : viewOf(perspective).starts[company]) ?? '');
    return hex ? describeHex(viewOf(perspective), words, hex, offer) : null;
  },
  facts: (perspective, seat, words) => {
    const view = viewOf(perspective);
    const locos = words.say({ id: 'seat-locos', args: { count: view.hand_sizes[seat] ?? 0 } });
    return seat === perspective.seat ? [locos, words.say({ id: 'seat-limit', args: { limit: view.limit } })] : [locos];
  },
  brief: (perspective, seat) => String(viewOf(perspective).hand_sizes[seat] ?? ''),
  running: (perspective) => {
    const building = viewOf(perspective).building;
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
};

export default face;
