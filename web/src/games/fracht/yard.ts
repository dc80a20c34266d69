import type { Point } from '../../board/geometry';
import type { FrachtView } from './types';

export type Edge = 'N' | 'E' | 'S' | 'W';

/** `cards.json`. */
export interface CardsFile {
  kinds: { id: string; elements: string[]; crossing: boolean; distinct_rotations: number[] }[];
  cards: { id: string; value: number; action: number; couple: string; uncouple: string; kind: string }[];
}

/** `layouts.json`. */
export interface LayoutsFile {
  layouts: {
    id: string;
    columns: number;
    rows: number;
    stations: { letter: string; x: number; y: number }[];
    places: { id: string; x: number; y: number }[];
  }[];
}

/** `geometry.json`. */
export interface GeometryFile {
  edges: Record<Edge, Point & { dx: number; dy: number; opposite: Edge; rotates_to: Edge }>;
  sleepers: Record<string, Point>;
  elements: Record<string, { sleepers: string[]; sleepers_on_crossing: string[] | null; svg_path: string }>;
  heading_angle: Record<string, number>;
}

/** What is printed on a card. */
export interface CardFacts {
  id: string;
  kind: string;
  value: number;
  action: number;
  couple: string;
  uncouple: string;
  elements: string[];
  crossing: boolean;
}

/** A place of the field or a station's square, in units of the board. */
export interface Square extends Point {
  id: string;
}

export const SIZE = 100;

/** Where locos stand in a station. */
const SLOTS: [Point, Point, Point, Point] = [
  { x: 26, y: 15 },
  { x: 74, y: 15 },
  { x: 26, y: 87 },
  { x: 74, y: 87 },
];

/** Cards, field and geometry of a table, from the data files. */
export class Yard {
  readonly places: Square[];
  readonly columns: number;
  readonly rows: number;
  private readonly cards: Map<string, CardFacts>;
  private readonly place: Map<string, Square>;

  constructor(
    cards: CardsFile,
    layouts: LayoutsFile,
    readonly geometry: GeometryFile,
    layout: string,
  ) {
    const kinds = new Map(cards.kinds.map((kind) => [kind.id, kind]));
    this.cards = new Map(
      cards.cards.map((card) => [
        card.id,
        { ...card, elements: kinds.get(card.kind)!.elements, crossing: kinds.get(card.kind)!.crossing },
      ]),
    );
    const chosen = layouts.layouts.find(({ id }) => id === layout) ?? layouts.layouts[0]!;
    this.columns = chosen.columns;
    this.rows = chosen.rows;
    this.places = chosen.places.map(({ id, x, y }) => ({ id, x: x * SIZE, y: y * SIZE }));
    this.place = new Map(this.places.map((square) => [square.id, square]));
  }

  /** A card by its id; the second copy (`T01b`) is printed like the first. */
  card(id: string): CardFacts {
    return this.cards.get(id.replace(/b$/, ''))!;
  }

  /** The upper left corner of a place. */
  corner(place: string): Point | null {
    return this.place.get(place) ?? null;
  }

  /** The elements of a card after so many quarter turns clockwise (FRA-2.4). */
  turned(elements: string[], turns: number): string[] {
    const names = Object.keys(this.geometry.elements);
    return elements.map((element) => {
      let ends = [...element] as Edge[];
      for (let turn = 0; turn < turns; turn += 1) ends = ends.map((edge) => this.geometry.edges[edge].rotates_to);
      return names.find((name) => ends.every((edge) => name.includes(edge)))!;
    });
  }

  /** The sleepers of a card with these elements, each once (FRA-2.5, FRA-2.6). */
  sleepers(elements: string[], crossing: boolean): string[] {
    return [
      ...new Set(
        elements.flatMap((name) => {
          const element = this.geometry.elements[name]!;
          return (crossing && element.sleepers_on_crossing) || element.sleepers;
        }),
      ),
    ];
  }

  /** A sleeper of a place (`p31/NE`) on the board. */
  sleeper(id: string): Point | null {
    const [place, name] = id.split('/') as [string, string];
    const corner = this.corner(place);
    const at = this.geometry.sleepers[name];
    return corner && at ? { x: corner.x + at.x, y: corner.y + at.y } : null;
  }

  /** The middle of an edge (`p31/E`), with the direction outwards. */
  edge(id: string): (Point & { dx: number; dy: number }) | null {
    const [place, name] = id.split('/') as [string, Edge];
    const corner = this.corner(place);
    const at = this.geometry.edges[name];
    return corner && at ? { x: corner.x + at.x, y: corner.y + at.y, dx: at.dx, dy: at.dy } : null;
  }
}

/** The letter, corner and middle of every station; with FRA-V5 they lie otherwise than in the file. */
export function stations(view: Pick<FrachtView, 'stations'>): Square[] {
  return view.stations.map(({ letter, x, y }) => ({ id: letter, x: x * SIZE, y: y * SIZE }));
}

/** A position (`A`, `p31/N:in`, `p31/NE>E`) without its heading. */
export function sleeperOf(position: string): string {
  return position.replace('>', ':').split(':')[0]!;
}

/** The direction of a loco on a sleeper in degrees; in a station it looks to the right. */
export function angleOf(yard: Yard, position: string): number {
  return yard.geometry.heading_angle[position.split('/')[1] ?? ''] ?? 0;
}

/** Where the loco of a seat stands. */
export function standing(yard: Yard, view: Pick<FrachtView, 'stations' | 'locos'>, seat: number): Point {
  const loco = view.locos[seat]!;
  if (loco.station === null) return yard.sleeper(sleeperOf(loco.at))!;
  return slot(
    view,
    loco.station,
    view.locos.filter(({ station }) => station === loco.station).findIndex((other) => other.seat === seat),
  );
}

/** A slot of a station, by the number of locos before. */
export function slot(view: Pick<FrachtView, 'stations'>, letter: string, index: number): Point {
  const square = stations(view).find(({ id }) => id === letter)!;
  const at = SLOTS[index % SLOTS.length]!;
  return { x: square.x + at.x, y: square.y + at.y };
}

/** The lie of a sleeper in degrees. */
export function lie(sleeper: string): number {
  return { N: 0, S: 0, E: 90, W: 90, NS: 0, EW: 90, NE: -45, SW: -45, ES: 45, WN: 45 }[sleeper] ?? 0;
}

const CENTRES: Record<string, Point> = {
  NE: { x: SIZE, y: 0 },
  ES: { x: SIZE, y: SIZE },
  SW: { x: 0, y: SIZE },
  WN: { x: 0, y: 0 },
};

/** The two rails of an element as path data. */
export function rails(element: string): string {
  if (element === 'NS') return 'M45 0V100M55 0V100';
  if (element === 'EW') return 'M0 45H100M0 55H100';
  const centre = CENTRES[element]!;
  return [45, 55]
    .map((radius) => {
      const [dx, dy] = [centre.x ? -radius : radius, centre.y ? -radius : radius];
      const [from, to] = [`${centre.x + dx} ${centre.y}`, `${centre.x} ${centre.y + dy}`];
      const sweep = centre.x > 0 === centre.y > 0 ? 1 : 0;
      return `M${from}A${radius} ${radius} 0 0 ${sweep} ${to}`;
    })
    .join('');
}

/** Where a curve's middle line lies at a share of its length, from its first edge to its second. */
export function onCurve(element: string, edge: string, share: number): Point {
  const centre = CENTRES[element]!;
  const along = (name: string): Point => ({
    x: name === 'E' ? SIZE : name === 'W' ? 0 : SIZE / 2,
    y: name === 'S' ? SIZE : name === 'N' ? 0 : SIZE / 2,
  });
  const other = element.replace(edge, '');
  const angles = [along(edge), along(other)].map(({ x, y }) => Math.atan2(y - centre.y, x - centre.x));
  let sweep = angles[1]! - angles[0]!;
  if (Math.abs(sweep) > Math.PI) sweep -= Math.sign(sweep) * 2 * Math.PI;
  const angle = angles[0]! + sweep * share;
  return { x: centre.x + (SIZE / 2) * Math.cos(angle), y: centre.y + (SIZE / 2) * Math.sin(angle) };
}
