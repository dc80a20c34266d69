import { KINDS, stones, type Tip } from './tip';

/** A card that may be practised. */
export interface Task {
  id: string;
  colour: string;
  keep: number;
}

/** The solution side of a card. */
export interface Back extends Tip {
  id: string;
  side: string;
  block: string;
  square: number;
  quarter: string;
  lon: number;
  lat: number;
  fact: Record<string, string>;
}

/** What one knows about a card: how often it was asked, how many stones were right in sum, how far the cone stood off in sum. */
export interface Known {
  asked: number;
  right: number;
  measured: number;
  kilometres: number;
}

export type Knowledge = Record<string, Known>;

/** Whether each stone is right; null = not placed. */
export function judged(tip: Tip, back: Tip): (boolean | null)[] {
  return KINDS.map((kind) => (tip[kind] === null ? null : tip[kind] === back[kind]));
}

/** Stones that count: all of them if none is wrong (MIN-6.4, MIN-6.6). */
export function earned(tip: Tip, back: Tip): number {
  return judged(tip, back).includes(false) ? 0 : stones(tip);
}

/** What one knows after another answer; `kilometres` is null if no cone was set. */
export function learned(knowledge: Knowledge, id: string, points: number, kilometres: number | null): Knowledge {
  const before = knowledge[id] ?? { asked: 0, right: 0, measured: 0, kilometres: 0 };
  const measured = kilometres === null ? 0 : 1;
  return {
    ...knowledge,
    [id]: {
      asked: before.asked + 1,
      right: before.right + points,
      measured: before.measured + measured,
      kilometres: before.kilometres + (kilometres ?? 0),
    },
  };
}

/** How well a card is known, from 0 (never asked, or never right) to 1 (always four stones). */
export function mastery(known: Known | undefined): number {
  return known && known.asked > 0 ? known.right / (4 * known.asked) : 0;
}

/** The next task: the less one knows of a card the sooner it comes; not the same twice. `random` is from 0 up to 1. */
export function nextTask(tasks: Task[], knowledge: Knowledge, last: string | null, random: number): Task | null {
  const others = tasks.filter(({ id }) => id !== last);
  const pool = others.length > 0 ? others : tasks;
  const weights = pool.map(({ id }) => 1.1 - mastery(knowledge[id]));
  let left = random * weights.reduce((sum, weight) => sum + weight, 0);
  return pool.find((_, index) => (left -= weights[index] ?? 0) < 0) ?? pool.at(-1) ?? null;
}

export interface Summary {
  asked: number;
  /** Different cards. */
  seen: number;
  /** Stones per answer. */
  stones: number | null;
  kilometres: number | null;
}

/** What one knows about these cards together. */
export function summed(tasks: Task[], knowledge: Knowledge): Summary {
  const known = tasks.flatMap(({ id }) => knowledge[id] ?? []);
  const sum = (of: (one: Known) => number) => known.reduce((total, one) => total + of(one), 0);
  const [asked, measured] = [sum((one) => one.asked), sum((one) => one.measured)];
  return {
    asked,
    seen: known.length,
    stones: asked > 0 ? sum((one) => one.right) / asked : null,
    kilometres: measured > 0 ? sum((one) => one.kilometres) / measured : null,
  };
}

/** What a browser remembered; nothing if it cannot be read. */
export function readKnowledge(text: string | null): Knowledge {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Knowledge) : {};
  } catch {
    return {};
  }
}
