import { describe, expect, test } from 'vitest';
import { boxOf, roomBeside } from './labels';

const field = { x: 350, y: 250, width: 700, height: 500 };

describe('a label', () => {
  test('lies above what it names', () => {
    expect(roomBeside({ x: 300, y: 200 }, 'p41 · 4', false, [], field)).toMatchObject({ x: 300, y: 174 });
  });

  test('gives way to what lies there already', () => {
    const end = { x: 300, y: 200 };
    const first = roomBeside(end, 'p41 · 4', false, [], field);
    const second = roomBeside(end, 'schiebt Grün → p41', true, [first], field);
    expect(second).toMatchObject({ x: 300, y: 226 });
    const third = roomBeside(end, 'läuft auf', false, [first, second], field);
    expect(third.x).toBeGreaterThan(end.x);
  });

  test('stays on the board', () => {
    const box = roomBeside({ x: 4, y: 2 }, 'schiebt Grün → p41', true, [], field);
    expect([box.x - box.width / 2 >= 0, box.y - box.height / 2 >= 0]).toEqual([true, true]);
  });

  test('covers as little as possible where there is no room', () => {
    const wall = { x: 300, y: 150, width: 600, height: 180 };
    expect(roomBeside({ x: 300, y: 200 }, 'F', false, [wall], field).y).toBe(252);
    expect(boxOf({ x: 1, y: 2 }, 'F', true).width).toBeGreaterThan(boxOf({ x: 1, y: 2 }, 'F', false).width);
  });
});
