import type { Point } from '../../board/geometry';
import type { Rect } from './atlas';

/** A name that wants to stand beside its place. */
export interface Wanted extends Point {
  key: string;
  text: string;
  /** Names with a higher rank get their place first. */
  rank: number;
}

/** Where a name stands: its anchor, or `hidden` where there is no room. */
export interface Label extends Wanted {
  at: Point;
  anchor: 'start' | 'middle' | 'end';
  hidden: boolean;
}

/** The width of a condensed letter and the height of a line, in parts of the size of the type. */
const LETTER = 0.47;
const GAP = 9;

/** Put names beside their places so that none covers another name or one of the things to be kept free; pure. */
export function placeLabels(wanted: Wanted[], size: number, free: Rect[], within: Rect): Label[] {
  const taken = [...free];
  const done = new Map<string, Label>();
  for (const want of [...wanted].sort((a, b) => b.rank - a.rank)) {
    const choice = choices(want, size).find(
      ({ box }) => inside(box, within) && !taken.some((other) => cross(box, other)),
    );
    if (choice) taken.push(choice.box);
    done.set(want.key, { ...want, at: choice?.at ?? want, anchor: choice?.anchor ?? 'start', hidden: !choice });
  }
  return wanted.map(({ key }) => done.get(key)!);
}

/** The room that a name takes, beside its place in four directions. */
function choices({ x, y, text }: Wanted, size: number): { at: Point; anchor: Label['anchor']; box: Rect }[] {
  const width = text.length * size * LETTER;
  const line = size * 0.36;
  const box = (left: number, base: number): Rect => ({ x: left, y: base - size * 0.8, width, height: size });
  return [
    { at: { x: x + GAP, y: y + line }, anchor: 'start', box: box(x + GAP, y + line) },
    { at: { x: x - GAP, y: y + line }, anchor: 'end', box: box(x - GAP - width, y + line) },
    { at: { x, y: y - GAP }, anchor: 'middle', box: box(x - width / 2, y - GAP) },
    { at: { x, y: y + GAP + size * 0.7 }, anchor: 'middle', box: box(x - width / 2, y + GAP + size * 0.7) },
    { at: { x: x + GAP, y: y - GAP }, anchor: 'start', box: box(x + GAP, y - GAP) },
    { at: { x: x - GAP, y: y + size }, anchor: 'end', box: box(x - GAP - width, y + size) },
  ];
}

/** The room round a name that is printed to the right of its place. */
export function printed({ x, y }: Point, text: string, size: number): Rect {
  return { x: x - 6, y: y - size, width: text.length * size * LETTER + 18, height: size + 6 };
}

function inside(box: Rect, frame: Rect): boolean {
  return (
    box.x >= frame.x &&
    box.y >= frame.y &&
    box.x + box.width <= frame.x + frame.width &&
    box.y + box.height <= frame.y + frame.height
  );
}

function cross(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
