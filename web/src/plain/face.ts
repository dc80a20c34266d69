import type { GameFace } from '../games/face';
import { describe } from './describe';
import PlainBoard from './PlainBoard.svelte';
import { frameOf, meant, middle, PLAIN_BOARD, type PlainFile, SIZE } from './squares';

/** The face of a game that brings none: squares from its data, the marks of the seats on them. */
export const plainFace: GameFace = {
  Board: PlainBoard,
  inkSeats: false,
  label: 'board-label',
  overlays: [],
  load: (data) => data<PlainFile>(PLAIN_BOARD),
  frame: (data) => frameOf(data as PlainFile),
  field: () => SIZE,
  place: (data, target) => {
    const square = (data as PlainFile).squares.find(({ id }) => target === `square:${id}`);
    return square ? middle(square) : null;
  },
  meant,
  describe: (data, _perspective, words, target, offer) => {
    const square = (data as PlainFile).squares.find(({ id }) => target === `square:${id}`);
    return square ? describe(words, square, offer) : null;
  },
};
