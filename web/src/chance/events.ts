import type { WordSource } from './words';

/** A random order: Fisher-Yates from the end. */
export function shuffled<T>(source: WordSource, items: Iterable<T>): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = source.index(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** Hands drawn blindly from a bag, told as counts by kind. */
export function dealt(source: WordSource, bag: number[], hands: number, size: number): number[][] {
  const pieces = shuffled(
    source,
    bag.flatMap((count, kind) => Array<number>(count).fill(kind)),
  );
  return Array.from({ length: hands }, (_, hand) => {
    const held = pieces.slice(hand * size, (hand + 1) * size);
    return bag.map((_count, kind) => held.filter((piece) => piece === kind).length);
  });
}

type Maker = (source: WordSource, ...parameters: never[]) => unknown;

const MAKERS: Record<string, Maker> = {
  lot: (source, bound: number) => source.index(bound),
  order: (source, items: unknown[]) => shuffled(source, items),
  sample: (source, items: unknown[], count: number) => shuffled(source, items).slice(0, count),
  deal: dealt,
};

/** How an event comes out; undefined for a kind that only its game knows. */
export function outcome(source: WordSource, kind: string | null, parameters: unknown[]): unknown {
  return kind === null ? undefined : MAKERS[kind]?.(source, ...(parameters as never[]));
}
