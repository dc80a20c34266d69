import { defineFace } from '../games/face';
import { describe } from './describe';
import PlainBoard from './PlainBoard.svelte';
import PlainGround from './PlainGround.svelte';
import { frameOf, meant, middle, type Plain, PLAIN_BOARD, type PlainFile, SIZE, targetOf } from './squares';

const squareOf = ({ squares }: PlainFile, target: string) => squares.find((square) => targetOf(square) === target);

/** The face of a game that brings none: squares from its data, the marks of the seats on them. */
export const plainFace = defineFace<Plain>({
  Ground: PlainGround,
  Board: PlainBoard,
  inkSeats: false,
  label: 'board-label',
  overlays: [],
  load: (data) => data<PlainFile>(PLAIN_BOARD),
  frame: frameOf,
  field: () => SIZE,
  place: (data, target) => {
    const square = squareOf(data, target);
    return square ? middle(square) : null;
  },
  meant,
  describe: (data, _perspective, words, target, offer) => {
    const square = squareOf(data, target);
    return square ? describe(words, square, offer) : null;
  },
});
