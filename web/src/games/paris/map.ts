import { path, type Point, round, rounded } from '../../board/geometry';
import type { ParisView } from '../../wire/wire';
import { COMPANIES, type Company } from './companies';

export interface Hex {
  id: string;
  q: number;
  r: number;
  x: number;
  y: number;
  kind: 'land' | 'city' | 'start' | 'eiffel';
  value: number;
  capacity: number;
  name?: string;
  short?: string;
  dir?: string;
  neighbours: string[];
}

/** A board file as the server sends it (data/board.json). */
export interface BoardFile {
  hex_radius: number;
  view_box: [number, number, number, number];
  marseille: string;
  hexes: Hex[];
  barriers: { a: string; b: string; name: string; line: [number, number, number, number] }[];
  value_track: { value: number; x: number; y: number; w: number; h: number }[];
  rivers: { name: string; points: [number, number][] }[];
}

/** What is drawn on a hex without pieces. */
export type Relief = 'hills' | 'trees' | 'fields' | null;

const HIGHLANDS = new Set(['Alpes', 'Jura', 'Vosges', 'Cévennes', 'Cantal', 'Mercantour', 'Vercors']);
const PYRENEES = new Set(['F15', 'G16', 'H15', 'I16', 'J16', 'K16', 'R10', 'R11', 'R12', 'Q11', 'Q12', 'R13']);

/** The printed map, prepared for drawing. */
export class ParisMap {
  readonly radius: number;
  readonly hexes: Hex[];
  readonly byId: Map<string, Hex>;
  readonly rivers: string[];
  /** The full edition has signs, seas and a value track; the small board for tests has none. */
  readonly decorated: boolean;
  private readonly rugged = new Map<string, string>();

  constructor(readonly file: BoardFile) {
    this.radius = file.hex_radius;
    this.hexes = file.hexes;
    this.byId = new Map(file.hexes.map((hex) => [hex.id, hex]));
    this.rivers = file.rivers.map((river) => path(rounded(river.points)));
    this.decorated = file.value_track.length > 0;
    for (const { a, b, name } of file.barriers) {
      this.rugged.set(a, name);
      this.rugged.set(b, name);
    }
  }

  high(hex: Hex): boolean {
    return this.decorated && (HIGHLANDS.has(this.rugged.get(hex.id) ?? '') || PYRENEES.has(hex.id));
  }

  relief(hex: Hex): Relief {
    if (hex.kind !== 'land') return null;
    if (this.high(hex)) return 'hills';
    const mark = grain(hex);
    return mark === 1 ? 'trees' : mark === 4 ? 'fields' : null;
  }

  fill(hex: Hex): string {
    if (hex.kind === 'city') return `var(--map-city-${hex.value})`;
    if (hex.kind === 'start') return 'var(--map-stone)';
    if (hex.kind === 'eiffel') return 'var(--map-stone-dark)';
    if (this.high(hex)) return 'var(--map-high-1)';
    return grain(hex) < 3 ? 'var(--map-land)' : 'var(--map-land-2)';
  }
}

/** A loco on the map, at its place on the hex. */
export interface Standing extends Point {
  key: string;
  company: Company;
  hex: string;
  width: number;
  /** The place it was built from. */
  from: Point;
}

/** Where the locos of a hex stand. */
export function spots(hex: Hex, count: number): Point[] {
  if (hex.kind === 'city') return [{ x: hex.x, y: hex.y + 15 }];
  if (hex.kind === 'start') return [{ x: hex.x, y: hex.y + 9 }];
  if (count < 2) return [{ x: hex.x, y: hex.y }];
  return [
    { x: hex.x - 13, y: hex.y - 11 },
    { x: hex.x + 13, y: hex.y + 12 },
  ];
}

/** Every loco on the map with its place. */
export function standing(map: ParisMap, view: ParisView): Standing[] {
  const before = parents(view);
  return Object.entries(view.locos).flatMap(([id, group]) => {
    const hex = map.byId.get(id);
    if (!hex) return [];
    const places = spots(hex, group.length);
    return group.map((name, index) => {
      const company = name as Company;
      const place = places[index] ?? places[0]!;
      const parent = before.get(`${company} ${id}`);
      return {
        key: `${company} ${id}`,
        company,
        hex: id,
        ...place,
        width: hex.kind === 'start' ? 40 : group.length > 1 ? 36 : 41,
        from: parent ? spotOf(map, view, parent, company) : place,
      };
    });
  });
}

/** Where the loco of a company stands on a hex. */
export function spotOf(map: ParisMap, view: ParisView, id: string, company: string): Point {
  const hex = map.byId.get(id);
  if (!hex) return { x: 0, y: 0 };
  const group = view.locos[id] ?? [];
  const places = spots(hex, group.length);
  return places[Math.max(0, group.indexOf(company))] ?? places[0]!;
}

/** The track of each company as one path. */
export function tracks(map: ParisMap, view: ParisView): string[] {
  return COMPANIES.map((company, index) =>
    (view.networks[index] ?? [])
      .map(([a, b]) => {
        const from = spotOf(map, view, a, company);
        const to = spotOf(map, view, b, company);
        return `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
      })
      .join(''),
  );
}

function parents(view: ParisView): Map<string, string> {
  const before = new Map<string, string>();
  view.networks.forEach((pairs, index) => {
    for (const [a, b] of pairs) before.set(`${COMPANIES[index]} ${b}`, a);
  });
  return before;
}

/** A stable grain of the ground, so that the land does not look tiled. */
function grain(hex: Hex): number {
  return (((hex.q * 7 + hex.r * 13) % 5) + 5) % 5;
}

/** Markers of the companies on the value track: up to six share a box. */
export function markers(map: ParisMap, view: ParisView): { company: Company; x: number; y: number; width: number }[] {
  const boxes = map.file.value_track;
  const last = boxes.length - 1;
  if (last < 0) return [];
  const at = new Map<number, Company[]>();
  COMPANIES.forEach((company, index) => {
    const value = view.value[index] ?? 0;
    const box = value > last ? value % (last + 1) : value;
    at.set(box, [...(at.get(box) ?? []), company]);
  });
  return [...at].flatMap(([value, group]) => {
    const box = boxes[value]!;
    return group.map((company, index) => ({ company, ...markerPlace(box, index, group.length) }));
  });
}

function markerPlace(
  box: { x: number; y: number },
  index: number,
  count: number,
): { x: number; y: number; width: number } {
  if (count === 1) return { x: box.x + 33, y: box.y + 45, width: 40 };
  if (count === 2) return { x: box.x + 21 + 25 * index, y: box.y + 45, width: 27 };
  const rows = Math.ceil(count / 2);
  const step = rows === 2 ? 18 : 15;
  return {
    x: box.x + 20 + 26 * (index % 2),
    y: box.y + (rows === 2 ? 33 : 27) + step * Math.floor(index / 2),
    width: rows === 2 ? 26 : 24,
  };
}
