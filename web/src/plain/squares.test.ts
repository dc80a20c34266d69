import { describe, expect, test } from 'vitest';
import type { Perspective } from '../wire/wire';
import { frameOf, meant, middle, SIZE } from './squares';

const offer = (square: string) => ({ do: `take:${square}`, targets: [`square:${square}`] });
const perspective = (...squares: string[]) => ({ offers: squares.map(offer) }) as unknown as Perspective;

describe('the plain board', () => {
  test('a frame goes round all squares, wherever they are counted from', () => {
    const squares = [
      { id: 'a', x: -1, y: 0 },
      { id: 'b', x: 1, y: 2 },
    ];
    expect(frameOf({ squares })).toEqual({ x: -1.25 * SIZE, y: -0.25 * SIZE, width: 3.5 * SIZE, height: 3.5 * SIZE });
    expect(middle(squares[0]!)).toEqual({ x: -0.5 * SIZE, y: 0.5 * SIZE });
  });

  test('a square without an offer means what is offered for another one, so that the server can say why not', () => {
    expect(meant('square:b2', perspective('a1', 'c3'))).toBe('take:b2');
    expect(meant('square:b2', perspective())).toBeNull();
    expect(meant('clock:stop', perspective('a1'))).toBeNull();
  });
});
