import { beforeEach, expect, test, vi } from 'vitest';
import { Gestures } from './gestures';

const element = {
  getBoundingClientRect: () => ({ left: 100, top: 50 }),
  setPointerCapture: vi.fn(),
} as unknown as HTMLElement;
const view = { pan: vi.fn(), zoom: vi.fn() };
let gestures: Gestures;

const pointer = (pointerId: number, clientX: number, clientY: number, buttons = 1) =>
  ({ pointerId, clientX, clientY, button: 0, buttons }) as PointerEvent;

beforeEach(() => {
  vi.clearAllMocks();
  gestures = new Gestures(element, view);
});

test('a press that hardly moves is a click', () => {
  gestures.down(pointer(1, 200, 200));
  gestures.move(pointer(1, 204, 203));
  gestures.up(pointer(1, 204, 203, 0));
  expect(view.pan).not.toHaveBeenCalled();
  expect(gestures.endsDrag()).toBe(false);
});

test('one finger pulls the view along, and its release presses nothing', () => {
  gestures.down(pointer(1, 200, 200));
  gestures.move(pointer(1, 230, 190));
  gestures.move(pointer(1, 231, 190));
  expect(view.pan.mock.calls).toEqual([
    [-30, 10],
    [-1, 0],
  ]);
  expect([gestures.endsDrag(), gestures.endsDrag()]).toEqual([true, false]);
});

test('two fingers that part bring the view closer, about the middle between them', () => {
  gestures.down(pointer(1, 200, 150));
  gestures.down(pointer(2, 240, 150));
  gestures.move(pointer(2, 280, 150));
  expect(view.zoom).toHaveBeenCalledWith(0.5, { x: 140, y: 100 });
  expect(view.pan).not.toHaveBeenCalled();
});

test('a mouse that was released elsewhere no longer pulls', () => {
  gestures.down(pointer(1, 200, 200));
  gestures.move(pointer(1, 260, 200, 0));
  expect(view.pan).not.toHaveBeenCalled();
});
