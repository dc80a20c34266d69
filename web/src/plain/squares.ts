import type { Perspective } from '../wire/wire';

/** The file of a game's data that the plain board is drawn from. */
export const PLAIN_BOARD = 'plain_board.json';

/** The size of a square in units of the board. */
export const SIZE = 100;

/** A square: where it lies, counted in squares, and what is printed on it. */
export interface Square {
  id: string;
  x: number;
  y: number;
  label?: string;
}

export interface PlainFile {
  squares: Square[];
}

/** The types of a game on the plain board; `pieces`: by square the seat whose piece lies there. */
export interface Plain {
  data: PlainFile;
  view: { pieces?: Record<string, number> };
  insights: unknown;
}

export const targetOf = (square: Square) => `square:${square.id}`;

/** The middle of a square on the board. */
export const middle = ({ x, y }: Square) => ({ x: (x + 0.5) * SIZE, y: (y + 0.5) * SIZE });

/** The rectangle round all squares, with a margin. */
export function frameOf({ squares }: PlainFile): { x: number; y: number; width: number; height: number } {
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) * SIZE - SIZE / 4, Math.min(...ys) * SIZE - SIZE / 4];
  const [right, bottom] = [(Math.max(...xs) + 1.25) * SIZE, (Math.max(...ys) + 1.25) * SIZE];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The decision that a square means, legal or not: what is offered for another square, with its id instead. */
export function meant(target: string, perspective: Pick<Perspective, 'offers'>): string | null {
  const [kind, id] = target.split(':');
  for (const offer of perspective.offers) {
    const own = offer.targets.find((one) => one.startsWith('square:'))?.split(':')[1];
    if (kind !== 'square' || !own || !id) continue;
    return offer.do
      .split(':')
      .map((field) => (field === own ? id : field))
      .join(':');
  }
  return null;
}
