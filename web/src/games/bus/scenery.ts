import { type Point, round } from '../../board/geometry';
import type { CityFile, Road } from './city';

/** Things drawn for the eye only: house plans, trees, bridges. The same every time. */

export interface Bridge extends Point {
  angle: number;
}

type Pair = [number, number];
type Stretch = [number, number, number, number];

/** Numbers between 0 and 1, always the same ones. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** How far a point is from a stretch. */
export function distance(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return length(x - ax - along * dx, y - ay - along * dy);
}

/** Whether a point is further than this from a stretch; most are further from the box round it already. */
function isFar(x: number, y: number, [ax, ay, bx, by]: Stretch, limit: number): boolean {
  const aside =
    x < Math.min(ax, bx) - limit ||
    x > Math.max(ax, bx) + limit ||
    y < Math.min(ay, by) - limit ||
    y > Math.max(ay, by) + limit;
  return aside || distance(x, y, ax, ay, bx, by) > limit;
}

/** Many times as fast as Math.hypot, which heeds numbers that no map has. */
function length(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy);
}

interface Plan extends Point {
  width: number;
  depth: number;
}

/** House plans in rows along the streets, kept clear of everything that matters: one path for each of three tones. */
export function footprints(file: CityFile, roads: Road[], waters: Pair[][]): string[] {
  const random = dice(7);
  const wet = waters.flatMap((line) => line.slice(1).map((end, index) => [...line[index]!, ...end] as Stretch));
  const streets = roads.map((road) => ({ road, stretch: [road.from.x, road.from.y, road.to.x, road.to.y] as Stretch }));
  const middle = centre(file.decor.park);
  const plans: Plan[] = [];
  const tones: string[] = ['', '', ''];

  function clear(plan: Plan, own: Road): boolean {
    const { x, y, width, depth } = plan;
    return (
      streets.every(({ road, stretch }) => road === own || isFar(x, y, stretch, 13 + depth / 2)) &&
      file.lots.every((lot) => length(x - lot.x, y - lot.y) > 43) &&
      file.crossings.every((crossing) => length(x - crossing.x, y - crossing.y) > 38 && beside(plan, crossing)) &&
      wet.every((stretch) => isFar(x, y, stretch, 40)) &&
      length((x - middle.x) / 1.5, y - middle.y) > 82 &&
      plans.every((other) => length(x - other.x, y - other.y) > (width + other.width) / 2 - 1)
    );
  }

  for (const row of [27, 54]) {
    for (const road of roads) {
      for (const side of [-1, 1]) {
        let at = 34;
        while (at < road.reach - 30) {
          const width = 15 + random() * 15;
          const depth = 13 + random() * 6;
          const off = side * (row + depth / 2 - 8);
          const plan = {
            x: road.from.x + road.ux * (at + width / 2) - road.uy * off,
            y: road.from.y + road.uy * (at + width / 2) + road.ux * off,
            width,
            depth,
          };
          at += width + [2, 2, 3, 9][Math.floor(random() * 4)]!;
          if (!clear(plan, road)) continue;
          plans.push(plan);
          tones[[0, 0, 1, 2][Math.floor(random() * 4)]!] += outline(plan, road);
        }
      }
    }
  }
  return tones;
}

/** Whether a house plan leaves room for the name of a crossing, in either language. */
function beside(plan: Plan, crossing: CityFile['crossings'][number]): boolean {
  const letters = Math.max(crossing.name_de.length, crossing.name_en.length);
  const wide = letters * 4.6 + plan.width / 2;
  return Math.abs(plan.x - crossing.label_x) > wide || Math.abs(plan.y - crossing.label_y) > 18 + plan.depth / 2;
}

function outline({ x, y, width, depth }: Plan, { ux, uy }: Road): string {
  const corner = (along: number, aside: number) =>
    `${round(x + ux * along - uy * aside)} ${round(y + uy * along + ux * aside)}`;
  const w = width / 2;
  const d = depth / 2;
  return `M${corner(-w, -d)}L${corner(w, -d)}L${corner(w, d)}L${corner(-w, d)}z`;
}

function centre(points: Pair[]): Point {
  const sum = points.reduce((total, [x, y]) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Trees in the park, clear of its pond and of the gates. */
export function trees(park: Pair[]): Point[] {
  const random = dice(3);
  const found: Point[] = [];
  for (let turn = 0; turn < 160; turn += 1) {
    const tree = { x: Math.round(640 + random() * 310), y: Math.round(530 + random() * 130) };
    const free = Math.hypot(tree.x - POND.x, tree.y - POND.y) > 42 && Math.abs(tree.y - 592) > 10;
    if (free && inside(tree, park) && found.every((other) => Math.hypot(other.x - tree.x, other.y - tree.y) > 7))
      found.push(tree);
  }
  return found;
}

export const POND = { x: 792, y: 588 };

function inside({ x, y }: Point, polygon: Pair[]): boolean {
  let within = false;
  for (let index = 0; index < polygon.length; index += 1) {
    const [ax, ay] = polygon[index]!;
    const [bx, by] = polygon[(index + 1) % polygon.length]!;
    if (distance(x, y, ax, ay, bx, by) < 13) return false;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** Where a street crosses the river. */
export function bridges(roads: Road[], river: Pair[]): Bridge[] {
  return roads.flatMap(({ from, to }) =>
    river.slice(1).flatMap(([cx, cy], index) => {
      const [px, py] = river[index]!;
      const across = (to.x - from.x) * (cy - py) - (to.y - from.y) * (cx - px);
      const along = ((px - from.x) * (cy - py) - (py - from.y) * (cx - px)) / across;
      const stream = ((px - from.x) * (to.y - from.y) - (py - from.y) * (to.x - from.x)) / across;
      if (!(along > 0 && along < 1 && stream >= 0 && stream < 1)) return [];
      const angle = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
      return [
        { x: Math.round(from.x + along * (to.x - from.x)), y: Math.round(from.y + along * (to.y - from.y)), angle },
      ];
    }),
  );
}
