import { describe, expect, test } from 'vitest';
import type { Fact } from '../wire/wire';
import { Words } from '../words/bundle';
import { told } from './sentences';

const words = new Words('en', 'fact-moved = { $name } moves.\nfact-over = It is over.');
const fact = (kind: string, data: Fact['data'] = {}) => ({ kind, data, line: true }) as Fact;
const nameOf = (seat: number) => ['Ada', 'Ben'][seat]!;

describe('facts of a replay', () => {
  test('name the seat that they are about, else the one that moved', () => {
    expect(told(words, [fact('moved', { seat: 1 }), fact('moved'), fact('over')], 0, nameOf)).toEqual([
      'Ben moves.',
      'Ada moves.',
      'It is over.',
    ]);
  });

  test('without a mover and without words say nothing wrong', () => {
    expect(told(words, [fact('moved'), fact('unknown')], null, nameOf)).toEqual(['moves.']);
  });
});
