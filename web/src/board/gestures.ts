import type { Point } from './geometry';

/** What gestures do to a view; points and ways are in pixels of the element. */
export interface Movable {
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, at: Point) => void;
}

/** How far a finger may slip and still press, in pixels. */
const SLIP = 6;

/** One finger or the mouse moves the view, two fingers zoom; a short press without movement is a click. */
export class Gestures {
  private readonly fingers = new Map<number, Point>();
  private hasMoved = false;

  constructor(
    private readonly element: HTMLElement,
    private readonly view: Movable,
  ) {}

  /** Where an event is, in pixels of the element. */
  at(event: { clientX: number; clientY: number }): Point {
    const box = this.element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  down(event: PointerEvent): void {
    if (event.button > 1) return;
    this.fingers.set(event.pointerId, this.at(event));
    if (this.fingers.size === 1) this.hasMoved = false;
  }

  move(event: PointerEvent): void {
    if (event.buttons === 0) this.fingers.delete(event.pointerId); // released outside
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.at(event);
    if (!this.hasMoved && Math.hypot(now.x - before.x, now.y - before.y) < SLIP) return;
    if (!this.hasMoved) this.element.setPointerCapture(event.pointerId);
    this.hasMoved = true;
    if (this.fingers.size === 1) this.view.pan(before.x - now.x, before.y - now.y);
    else this.pinch(event.pointerId, before, now);
    this.fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  /** Whether this click is the end of a drag, which must not press the field below. */
  endsDrag(): boolean {
    const ends = this.hasMoved;
    this.hasMoved = false;
    return ends;
  }

  private pinch(id: number, before: Point, now: Point): void {
    const other = [...this.fingers].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    if (is > 0) this.view.zoom(was / is, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }
}
