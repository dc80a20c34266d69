/** A tip: four stones, each placed or not (MIN-5.2 to MIN-5.7); pure functions. */
export const KINDS = ['side', 'block', 'square', 'quarter'] as const;
export type Kind = (typeof KINDS)[number];

export interface Tip {
  side: string | null;
  block: string | null;
  square: number | null;
  quarter: string | null;
}

/** The fields of a tip card. */
export const VALUES: Record<Kind, string[]> = {
  side: ['W', 'E'],
  block: ['N', 'M', 'S'],
  square: Array.from({ length: 15 }, (_, index) => String(index + 1)),
  quarter: ['a', 'b', 'c', 'd'],
};

export const NO_STONES: Tip = { side: null, block: null, square: null, quarter: null };

/** The kinds of the stones placed, from coarse to fine. */
export function placed(tip: Tip): Kind[] {
  return KINDS.filter((kind) => tip[kind] !== null);
}

export function stones(tip: Tip): number {
  return placed(tip).length;
}

/** How a record writes it: `tip:W:N:12:c`, `-` for a stone that is not placed. */
export function notation(tip: Tip): string {
  return ['tip', ...KINDS.map((kind) => tip[kind] ?? '-')].join(':');
}

/** Whether this tip allows another (a quarter of the board, a solution): all stones placed agree. */
export function agrees(tip: Tip, other: Tip): boolean {
  return placed(tip).every((kind) => tip[kind] === other[kind]);
}

/** Only the stones up to this kind. */
export function upTo(tip: Tip, kind: Kind): Tip {
  const last = KINDS.indexOf(kind);
  return {
    ...NO_STONES,
    ...Object.fromEntries(KINDS.filter((_, index) => index <= last).map((one) => [one, tip[one]])),
  };
}

/** Clicking a quarter of the board: inside what the tip describes the next finer stone is placed, elsewhere the stones placed move there. */
export function pointed(tip: Tip, at: Tip): Tip {
  if (!agrees(tip, at)) return { ...NO_STONES, ...Object.fromEntries(placed(tip).map((kind) => [kind, at[kind]])) };
  const next = KINDS.find((kind) => tip[kind] === null);
  return next ? { ...tip, [next]: at[next] } : tip;
}
