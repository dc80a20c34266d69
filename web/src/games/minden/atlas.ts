import type { Focus } from '../../board/camera';
import type { Point } from '../../board/geometry';
import { agrees, placed, stones, type Tip } from './tip';

/** `board.json`: grid, cities and track of a deck. */
export interface BoardFile {
  id: string;
  size_px: [number, number];
  map_rect_px: [number, number, number, number];
  projection: { x0: number; y0: number; lon0: number; lat0: number; kx: number; ky: number };
  squares: {
    id: string;
    block: string;
    number: number;
    side: string;
    row: number;
    col: number;
    px: [number, number, number, number];
  }[];
  quarter_cells: { id: string; square: string; quarter: string; center: [number, number] }[];
  orientation_cities: { name_de: string; name_en: string; px: [number, number] }[];
  track: { cell_px: number; cells: { space: number; x: number; y: number }[] };
}

/** `drawing.json`: the map as finished paths in parts of a board unit. */
export interface DrawingFile {
  id: string;
  fine: number;
  land: string;
  abroad: string;
  borders: string;
  lakes: string;
  rivers: string[];
  relief: string[];
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A quarter of the board: what it says as a tip, its field, and the part of the map that counts for it. */
export interface Cell extends Point {
  id: string;
  tip: Tip;
  rect: Rect;
  /** As `rect`, but out to the edge of the map where the grid ends (MIN-2.12). */
  reach: Rect;
}

export interface Square extends Rect {
  id: string;
  number: number;
}

/** The board of a deck: what lies where. */
export class Atlas {
  readonly map: Rect;
  readonly grid: Rect;
  readonly squares: Square[];
  readonly cells: Cell[];
  readonly byId: Map<string, Cell>;
  readonly spaces: Point[];
  /** What a small screen shows when there is nothing to look at more closely. */
  readonly overview: Focus;

  constructor(
    readonly file: BoardFile,
    readonly drawing: DrawingFile,
  ) {
    const [x, y, width, height] = file.map_rect_px;
    this.map = { x, y, width, height };
    const [w, h] = file.size_px.map((size) => size + 8) as [number, number];
    this.overview = { x: x + width / 2, y: y + height / 2, w, h };
    this.squares = file.squares.map(({ id, number, px }) => ({
      id,
      number,
      x: px[0],
      y: px[1],
      width: px[2] - px[0],
      height: px[3] - px[1],
    }));
    this.grid = around(this.squares);
    this.cells = file.quarter_cells.map((cell) => this.cell(cell));
    this.byId = new Map(this.cells.map((cell) => [cell.id, cell]));
    const half = file.track.cell_px / 2;
    this.spaces = file.track.cells.map((cell) => ({ x: cell.x + half, y: cell.y + half }));
  }

  private cell({ id, square, quarter }: BoardFile['quarter_cells'][number]): Cell {
    const of = this.file.squares.find((one) => one.id === square)!;
    const field = this.squares.find((one) => one.id === square)!;
    const [east, south] = [quarter === 'b' || quarter === 'd', quarter === 'c' || quarter === 'd'];
    const [width, height] = [field.width / 2, field.height / 2];
    const rect = { x: field.x + (east ? width : 0), y: field.y + (south ? height : 0), width, height };
    return {
      id,
      rect,
      reach: this.widened(rect),
      x: rect.x + width / 2,
      y: rect.y + height / 2,
      tip: { side: of.side, block: of.block, square: of.number, quarter },
    };
  }

  /** A field at the rim of the grid reaches to the edge of the map. */
  private widened(rect: Rect): Rect {
    const near = (a: number, b: number) => Math.abs(a - b) < 1;
    const left = near(rect.x, this.grid.x) ? this.map.x : rect.x;
    const top = near(rect.y, this.grid.y) ? this.map.y : rect.y;
    const right = near(rect.x + rect.width, this.grid.x + this.grid.width)
      ? this.map.x + this.map.width
      : rect.x + rect.width;
    const bottom = near(rect.y + rect.height, this.grid.y + this.grid.height)
      ? this.map.y + this.map.height
      : rect.y + rect.height;
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  /** Where a place lies on the board. */
  point([lon, lat]: readonly [number, number]): Point {
    const { x0, y0, lon0, lat0, kx, ky } = this.file.projection;
    return { x: x0 + (lon - lon0) * kx, y: y0 + (lat0 - lat) * ky };
  }

  /** Longitude and latitude of a point of the board. */
  degrees({ x, y }: Point): [number, number] {
    const { x0, y0, lon0, lat0, kx, ky } = this.file.projection;
    return [lon0 + (x - x0) / kx, lat0 - (y - y0) / ky];
  }

  /** The quarters that agree with all stones of a tip (MIN-5.9). */
  agreeing(tip: Tip): Cell[] {
    return this.cells.filter((cell) => agrees(tip, cell.tip));
  }

  /** Whether no quarter of the board agrees with the tip. */
  contradicts(tip: Tip): boolean {
    return !this.cells.some((cell) => agrees(tip, cell.tip));
  }

  /** The rectangle round all quarters that agree with a tip; null without a stone or a quarter (MIN-6.2). */
  area(tip: Tip): Rect | null {
    const cells = stones(tip) > 0 ? this.agreeing(tip) : [];
    return cells.length > 0 ? around(cells.map(({ rect }) => rect)) : null;
  }

  /** Whether the quarters of a tip lie side by side in one rectangle. */
  whole(tip: Tip): boolean {
    const area = this.area(tip);
    const sum = this.agreeing(tip).reduce((total, { rect }) => total + rect.width * rect.height, 0);
    return area !== null && Math.abs(area.width * area.height - sum) < area.width;
  }

  /** The quarter that a point of the map counts for. */
  at({ x, y }: Point): Cell | null {
    return (
      this.cells.find(
        ({ reach }) => x >= reach.x && x < reach.x + reach.width && y >= reach.y && y < reach.y + reach.height,
      ) ?? null
    );
  }

  /** The field that the coarser stones describe: the square round a quarter. */
  squareOf(tip: Tip): Rect | null {
    return placed(tip).includes('square') ? this.area({ ...tip, quarter: null }) : null;
  }
}

export function around(rects: Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return {
    x,
    y,
    width: Math.max(...rects.map((rect) => rect.x + rect.width)) - x,
    height: Math.max(...rects.map((rect) => rect.y + rect.height)) - y,
  };
}

export function middle(rect: Rect): Point {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

const EARTH = 6371;

/** The distance between two places in kilometres, along the great circle. */
export function kilometres([lon1, lat1]: readonly [number, number], [lon2, lat2]: readonly [number, number]): number {
  const rad = Math.PI / 180;
  const half =
    Math.sin(((lat2 - lat1) * rad) / 2) ** 2 +
    Math.cos(lat1 * rad) * Math.cos(lat2 * rad) * Math.sin(((lon2 - lon1) * rad) / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.sqrt(half));
}
