import { expect, test } from 'vitest';
import { figuresOf } from './pictures';

const figures = { barrier: ['PAR-5.3'], city: ['PAR-5.5', 'PAR-7.1'], taken: ['PAR-5.6'], trade: ['PAR-8.1'] };
const chapter = ['PAR-5.1', 'PAR-5.3', 'PAR-5.5', 'PAR-5.6'];

test('a chapter shows its first two figures', () => {
  expect(figuresOf(figures, chapter)).toEqual([
    { name: 'barrier', clause: 'PAR-5.3' },
    { name: 'city', clause: 'PAR-5.5' },
  ]);
  expect(figuresOf(figures, ['PAR-1.1'])).toEqual([]);
});

test('the figure of the clause somebody came for is the first', () => {
  expect(figuresOf(figures, chapter, 'PAR-5.6').map(({ name }) => name)).toEqual(['taken', 'barrier']);
});
