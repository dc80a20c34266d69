import { path, type Point, round, rounded } from '../../board/geometry';
import { type Bridge, bridges, footprints, trees } from './scenery';

export interface Crossing extends Point {
  id: string;
  kind: 'plain' | 'park' | 'station';
  station: string | null;
  name_de: string;
  name_en: string;
  label_x: number;
  label_y: number;
  streets: string[];
  lots: string[];
}

export interface Street {
  id: string;
  a: string;
  b: string;
  length: number;
}

export interface Lot extends Point {
  id: string;
  letter: string;
  crossing: string;
}

/** The city map as the server sends it (data/board.json). */
export interface CityFile {
  width: number;
  height: number;
  stations: Record<string, string>;
  crossings: Crossing[];
  streets: Street[];
  lots: Lot[];
  decor: { park: [number, number][]; rails: [number, number][][]; river: [number, number][] };
}

/** A street with its ends on the drawing: from `a` to `b`, with the unit step along it. */
export interface Road extends Street {
  from: Crossing;
  to: Crossing;
  ux: number;
  uy: number;
  reach: number;
  mid: Point;
}

/** The printed city, prepared for drawing. */
export class City {
  readonly crossings: Crossing[];
  readonly roads: Road[];
  readonly lots: Lot[];
  readonly crossing: Map<string, Crossing>;
  readonly road: Map<string, Road>;
  readonly lot: Map<string, Lot>;
  readonly river: string;
  readonly park: string;
  readonly rails: string[];
  readonly blocks: string[];
  readonly trees: Point[];
  readonly bridges: Bridge[];

  constructor(readonly file: CityFile) {
    this.crossings = file.crossings;
    this.lots = file.lots;
    this.crossing = new Map(file.crossings.map((crossing) => [crossing.id, crossing]));
    this.roads = file.streets.map((street) => this.roadOf(street));
    this.road = new Map(this.roads.map((road) => [road.id, road]));
    this.lot = new Map(file.lots.map((lot) => [lot.id, lot]));
    const { decor } = file;
    const river = rounded([[-900, 850], [-60, 930], ...decor.river, [930, 1240], [1150, 1900]]);
    const rails = decor.rails.map((rail) => rounded(extended(rail)));
    this.river = path(river);
    this.rails = rails.map((rail) => path(rail));
    const park = closed(decor.park);
    this.park = `${path(park)}z`;
    this.blocks = footprints(file, this.roads, [river, ...rails]);
    this.trees = trees(decor.park);
    this.bridges = bridges(this.roads, river);
  }

  /** The room that the names of the crossings need, in either language, as half widths and heights. */
  get labels(): (Point & { wide: number; high: number })[] {
    return this.crossings.map(({ label_x: x, label_y: y, name_de, name_en }) => ({
      x,
      y,
      wide: Math.max(name_de.length, name_en.length) * 4.7,
      high: 12,
    }));
  }

  private roadOf(street: Street): Road {
    const from = this.crossing.get(street.a);
    const to = this.crossing.get(street.b);
    if (!from || !to) throw new Error(`${street.id} has no ends`);
    const reach = Math.hypot(to.x - from.x, to.y - from.y);
    const mid = { x: round((from.x + to.x) / 2), y: round((from.y + to.y) / 2) };
    return { ...street, from, to, reach, mid, ux: (to.x - from.x) / reach, uy: (to.y - from.y) / reach };
  }
}

/** A railway leaves the map where it ends at its edge. */
function extended(rail: [number, number][]): [number, number][] {
  const [x, y] = rail[0]!;
  return [[x, y < 100 ? y - 900 : y + 900], ...rail];
}

/** A polygon with rounded corners. */
function closed(points: [number, number][]): [number, number][] {
  let line = points;
  for (let turn = 0; turn < 3; turn += 1) {
    line = line.flatMap(([ax, ay], index): [number, number][] => {
      const [bx, by] = line[(index + 1) % line.length]!;
      return [
        [ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25],
        [ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75],
      ];
    });
  }
  return line;
}
