import { expect, test } from 'vitest';
import { type Heard, soundOf } from './listening.svelte';

const still: Heard = { number: 5, acting: false, refused: false, over: false };

test('a move of somebody else is heard, and one’s own turn instead of the move that brings it', () => {
  expect(soundOf(still, { ...still, number: 6 })).toBe('move');
  expect(soundOf(still, { ...still, number: 6, acting: true })).toBe('turn');
});

test('a refusal is heard once, and the end above all', () => {
  const refused = { ...still, acting: true, refused: true };
  expect(soundOf({ ...still, acting: true }, refused)).toBe('refusal');
  expect(soundOf(refused, refused)).toBeNull();
  expect(soundOf(refused, { ...still, number: 6, over: true })).toBe('end');
});

test('nothing is heard where nothing happened, or a move was taken back', () => {
  expect(soundOf(still, still)).toBeNull();
  expect(soundOf(still, { ...still, number: 4 })).toBeNull();
});
