import type { Point } from '../../board/geometry';

/** A rectangle on the board by its middle. */
export interface Box extends Point {
  width: number;
  height: number;
}

const HEIGHT = 22;
/** How far the middle of a label lies from the middle of what it names. */
const RISE = 26;
const SIDE = 17;

/** How wide a label is drawn; warnings have a triangle before their text. */
export function widthOf(text: string, warns: boolean): number {
  return text.length * 6.9 + (warns ? 34 : 16);
}

/** The room that a label takes at a place. */
export function boxOf(at: Point, text: string, warns: boolean): Box {
  return { ...at, width: widthOf(text, warns), height: HEIGHT };
}

/** Where a label lies beside a point: of all sides the first where it covers nothing, or the least. */
export function roomBeside(point: Point, text: string, warns: boolean, taken: Box[], within: Box): Box {
  const width = widthOf(text, warns);
  const across = width / 2 + SIDE;
  const ways = [
    [0, -RISE],
    [0, RISE],
    [across, 0],
    [-across, 0],
    [across, -RISE],
    [-across, -RISE],
    [across, RISE],
    [-across, RISE],
    [0, -2 * RISE],
    [0, 2 * RISE],
  ];
  const boxes = ways.map(([dx, dy]) => inside({ x: point.x + dx!, y: point.y + dy!, width, height: HEIGHT }, within));
  const covered = boxes.map((box) => taken.reduce((sum, other) => sum + shared(box, other), 0));
  return boxes[covered.indexOf(Math.min(...covered))]!;
}

/** The same label moved so far that all of it can be seen. */
function inside(box: Box, within: Box): Box {
  const room = { x: (within.width - box.width) / 2, y: (within.height - box.height) / 2 };
  const kept = (value: number, middle: number, reach: number) =>
    Math.max(middle - reach, Math.min(middle + reach, value));
  return { ...box, x: kept(box.x, within.x, room.x), y: kept(box.y, within.y, room.y) };
}

/** The area that two rectangles share. */
function shared(one: Box, other: Box): number {
  const wide = (one.width + other.width) / 2 - Math.abs(one.x - other.x);
  const high = (one.height + other.height) / 2 - Math.abs(one.y - other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
