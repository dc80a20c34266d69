import { plainOffer } from '../../wire/plain';
import type { Fact, Offer, ParisView } from '../../wire/wire';
import type { Seen } from '../face';
import { COMPANIES } from './companies';
import type { Figure } from './figures';
import { ParisMap } from './map';
import type { Paris } from './types';

/** One start hex for each company, in their order. */
const STARTS = ['K4', 'L4', 'L5', 'K6', 'J5', 'J4'];

/** The printed map around a frame: what lies outside is left away, a margin keeps the coast out of sight. */
export function around(map: ParisMap, [x, y, width, height]: Figure['frame']): ParisMap {
  const margin = map.radius * 2.6;
  const near = (px: number, py: number) =>
    px > x - margin && px < x + width + margin && py > y - margin && py < y + height + margin;
  const hexes = map.hexes.filter((hex) => near(hex.x, hex.y));
  const barriers = map.file.barriers.filter(({ line }) => near(line[0], line[1]));
  const rivers = map.file.rivers.filter((river) => river.points.some(([px, py]) => near(px, py)));
  return new ParisMap({ ...map.file, hexes, barriers, rivers });
}

function chains(track: string | undefined): string[][] {
  return (track ?? '').split(',').map((chain) => chain.trim().split(' ').filter(Boolean));
}

/** The position of a figure as the board draws it. */
export function perspective(figure: Figure): Seen<Paris> {
  const locos: Record<string, string[]> = Object.fromEntries(
    STARTS.map((hex, index) => [hex, [COMPANIES[index] as string]]),
  );
  const networks = COMPANIES.map((company) => {
    const links = chains(figure.tracks[company]).flatMap((chain) =>
      chain.slice(1).map((hex, index): [string, string] => [chain[index]!, hex]),
    );
    for (const hex of chains(figure.tracks[company]).flat()) {
      const group = (locos[hex] ??= []);
      if (!group.includes(company)) group.push(company);
    }
    return links;
  });
  const view: ParisView = {
    phase: 'place',
    to_act: [],
    prompt: { id: '', args: {} },
    clause: figure.clauses[0] ?? '',
    turn: 1,
    board: 'board',
    mover: 0,
    start_player: 0,
    starts: STARTS,
    locos,
    networks,
    supply: [],
    value: COMPANIES.map(() => 0),
    held: [],
    hand_sizes: [],
    hands: [],
    limit: 15,
    building: null,
    given: null,
    ledger: null,
    at_least: null,
    quiet_turns: 0,
    quiet_limit: 0,
  };
  return { seat: null, view, insights: null, offers: [], undo: 0 };
}

/** The hexes that are marked as possible: beside the track, with room, and not the one that is refused. */
export function targets(figure: Figure, map: ParisMap): Map<string, Offer> {
  const { locos } = perspective(figure).view;
  const possible = map.hexes.filter((hex) => {
    const group = locos[hex.id] ?? [];
    const room = hex.kind === 'land' ? 2 : hex.kind === 'city' ? 1 : 0;
    const own = figure.builds ?? '';
    return (
      hex.id !== figure.refused &&
      group.length < room &&
      !group.includes(own) &&
      hex.neighbours.some((near) => locos[near]?.includes(own))
    );
  });
  return new Map(
    possible.map(({ id }) => [
      `hex:${id}`,
      plainOffer(`place:${id}`, { label: { id: 'board-legend-target', args: {} } }),
    ]),
  );
}

/** What was just placed, as facts of the log. */
export function fresh(figure: Figure): Fact[] {
  const hexes = (figure.fresh?.hexes ?? '').split(' ').filter(Boolean);
  return hexes.map((hex) => ({
    kind: 'placed',
    data: { company: `@company-${figure.fresh!.company}`, hex },
    audience: -1,
    reveals: false,
    line: true,
  }));
}
