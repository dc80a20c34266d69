/** Plane geometry of boards; pure functions. */
export interface Point {
  x: number;
  y: number;
}

/** The corners of a flat-top hexagon as an SVG points list. */
export function corners(x: number, y: number, radius: number): string {
  return [0, 60, 120, 180, 240, 300]
    .map((degrees) => (degrees * Math.PI) / 180)
    .map((angle) => `${round(x + radius * Math.cos(angle))},${round(y + radius * Math.sin(angle))}`)
    .join(' ');
}

/** Round the corners of a polyline (Chaikin). */
export function rounded(points: [number, number][], rounds = 3): [number, number][] {
  let line = points;
  for (let turn = 0; turn < rounds; turn += 1) {
    const [first] = line;
    const last = line.at(-1);
    if (!first || !last) return line;
    const next: [number, number][] = [first];
    for (let at = 0; at + 1 < line.length; at += 1) {
      const [ax, ay] = line[at]!;
      const [bx, by] = line[at + 1]!;
      next.push([ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25], [ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75]);
    }
    line = [...next, last];
  }
  return line;
}

/** SVG path data of a polyline. */
export function path(points: [number, number][]): string {
  return 'M' + points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
}

/** The nearest other point that lies in a direction (a unit step), seen in a cone of 60 degrees to each side. */
export function nearestTowards<T extends Point>(from: Point, things: T[], step: Point): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const thing of things) {
    const dx = thing.x - from.x;
    const dy = thing.y - from.y;
    const along = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y - dy * step.x);
    if (along <= 1 || aside > along * 1.8) continue;
    const cost = along + aside * 1.5;
    if (cost < least) [best, least] = [thing, cost];
  }
  return best;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
