import type { Point } from '../../board/geometry';

export interface Pawn extends Point {
  scale: number;
}

/** Where the pawns stand: one on a space, any number on Start, the rearmost in front (MIN-3.2, MIN-3.5); pure. */
export function standing(spaces: Point[], positions: number[], order: number[]): Pawn[] {
  const starters = order.filter((seat) => positions[seat] === 0);
  return positions.map((space, seat) => {
    const at = spaces[space] ?? spaces[0]!;
    if (space > 0) return { ...at, scale: 1 };
    if (starters.length === 1) return { x: at.x, y: at.y - 5, scale: 0.7 };
    return {
      x: at.x - 9 + 18 * (starters.indexOf(seat) % 2),
      y: at.y - 13 + 11 * Math.floor(starters.indexOf(seat) / 2),
      scale: 0.52,
    };
  });
}

/** The way of a pawn as a curve towards the middle of the board, and where its label stands. */
export function bend(from: Point, to: Point, middle: Point): { path: string; label: Point } {
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const inward = Math.hypot(middle.x - half.x, middle.y - half.y) || 1;
  const pull = 46 + Math.hypot(to.x - from.x, to.y - from.y) * 0.08;
  const control = {
    x: half.x + ((middle.x - half.x) / inward) * pull,
    y: half.y + ((middle.y - half.y) / inward) * pull,
  };
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return {
    path: `M${from.x} ${from.y}Q${rounded(control.x)} ${rounded(control.y)} ${to.x} ${to.y}`,
    label: {
      x: rounded((half.x + control.x) / 2 + (control.x - half.x) * 0.2),
      y: rounded((half.y + control.y) / 2 + (control.y - half.y) * 0.2),
    },
  };
}
