import { type Point, round } from '../../board/geometry';
import type { Words } from '../../words/bundle';

export interface Box extends Point {
  w: number;
  h: number;
}

/** A thing of the data files with its name in both languages. */
export interface Named {
  id: string;
  de: string;
  en: string;
}

interface Turned extends Point {
  index: number;
  angle: number;
}

/** The printed plan as the server sends it (data/board.json); areas are named by their corner, everything else by its middle. */
export interface PlanFile {
  view_box: [number, number, number, number];
  areas: (Box & Named)[];
  grand_prix: {
    spaces: Turned[];
    finish_line: { x1: number; y1: number; x2: number; y2: number };
    centre_line: { cx: number; cy: number; half_straight: number; radius: number; width: number };
    pit_lane: (Point & { slot: number })[];
    lap_track: (Point & { laps: number; label: string; points: number })[];
  };
  action_track: { field_size: number; fields: (Point & { index: number })[] };
  research: { deck: Point; discard: Point; face_up: Point[]; card_w: number; card_h: number };
  awards: (Box & { id: string })[];
  market: { prices: (Point & { slot: number })[]; spaces: (Box & { slot: number; players_min: number })[] };
  buyers: {
    stacks: (Point & { id: string; white: Point })[];
    active: (Point & { slot: number; players_min: number })[];
    track: (Point & { label: string })[];
  };
}

export interface Tile extends Named {
  actions: string[];
  bonus?: { type: string; n?: number };
}

export interface Engineer extends Named {
  name: string;
  use: 'offer' | 'market' | 'race_once' | 'race_always';
  effect: Record<string, number | boolean>;
}

export interface Card {
  id: string;
  kind: 'engineer' | 'instant' | 'development';
  engineer?: string;
  instant?: string;
  body_points?: number;
  engine_points?: number;
  bonus?: 'body' | 'engine' | null;
}

interface Valued {
  value: number;
  de: string;
  en: string;
}

/** The data files that the board needs. */
export interface Files {
  board: PlanFile;
  tiles: { tiles: Omit<Tile, 'de' | 'en'>[]; special_tiles: Tile[] };
  awards: { awards: (Named & { points: number })[] };
  parts: { bodies: Valued[]; engines: Valued[] };
  research: { engineers: Engineer[]; instants: Named[]; cards: Card[] };
  starts: { tiles: (Named & { bonus: { type: string; n?: number } })[] };
}

/** The printed plan, prepared for drawing. */
export class Plan {
  readonly board: PlanFile;
  readonly tiles: Map<string, Tile>;
  readonly cards: Map<string, Card>;
  readonly engineers: Map<string, Engineer>;
  readonly instants: Map<string, Named>;
  readonly starts: Map<string, Files['starts']['tiles'][number]>;
  readonly areas: Map<string, Box>;

  constructor(readonly files: Files) {
    this.board = files.board;
    const tiles = [...files.tiles.tiles.map((tile) => ({ ...tile, de: '', en: '' })), ...files.tiles.special_tiles];
    this.tiles = byId<Tile>(tiles);
    this.cards = byId(files.research.cards);
    this.engineers = byId(files.research.engineers);
    this.instants = byId(files.research.instants);
    this.starts = byId(files.starts.tiles);
    this.areas = byId(files.board.areas);
  }

  /** The name of a part (`body`, 4) in the reader's language. */
  partName(kind: string, value: number, words: Words): string {
    const found = (kind === 'body' ? this.files.parts.bodies : this.files.parts.engines).find(
      (part) => part.value === value,
    );
    return found ? inWords(found, words) : '';
  }

  /** A point of the ring of fields, between two fields too; the ring is closed. */
  ring(at: number): Point {
    return between(this.board.action_track.fields, at);
  }

  /** A point of the race track with the direction of travel: 1 to 12 are the spaces, 13 is space 1 again. */
  track(at: number): Turned {
    const { spaces, centre_line: line } = this.board.grand_prix;
    const near = spaces[Math.floor(at - 1) % spaces.length]!;
    const next = spaces[Math.floor(at) % spaces.length]!;
    const part = at - Math.floor(at);
    if (part === 0) return near;
    const turn = ((next.angle - near.angle + 540) % 360) - 180;
    const chord = between([near, next], part);
    return { index: near.index, angle: near.angle + turn * part, ...ontoLine(chord, line) };
  }
}

/** The text of a data file in the reader's language. */
export function inWords(thing: { de: string; en: string }, words: Words): string {
  return words.language === 'de' ? thing.de : thing.en;
}

function byId<T extends { id: string }>(things: T[]): Map<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

/** A point on a closed line of points, by their number; 0.5 lies in the middle of the first two. */
function between(points: Point[], at: number): Point {
  const whole = Math.floor(at);
  const a = points[((whole % points.length) + points.length) % points.length]!;
  const b = points[(((whole + 1) % points.length) + points.length) % points.length]!;
  return { x: round(a.x + (b.x - a.x) * (at - whole)), y: round(a.y + (b.y - a.y) * (at - whole)) };
}

/** The nearest point of the stadium-shaped centre line. */
function ontoLine({ x, y }: Point, line: PlanFile['grand_prix']['centre_line']): Point {
  const middle = Math.max(line.cx - line.half_straight, Math.min(x, line.cx + line.half_straight));
  const away = Math.hypot(x - middle, y - line.cy) || 1;
  return {
    x: round(middle + ((x - middle) / away) * line.radius),
    y: round(line.cy + ((y - line.cy) / away) * line.radius),
  };
}
