import { describe, expect, test } from 'vitest';
import type { Fact } from '../../wire/wire';
import { coming, isHeld, type Progress, shownPositions } from './show.svelte';
import type { MindenAward, MindenEvaluation, MindenView } from './types';

const view = { seats: [{ position: 45 }, { position: 28 }, { position: 0 }] } as MindenView;
const steps = [
  { seat: 1, start: 20, end: 23, card: { id: 'hof' } },
  { seat: 0, start: 37, end: 40, card: { id: 'jena' } },
] as MindenEvaluation[];
const awards = [
  { colour: 'yellow', seat: 1, steps: 5, start: 23, end: 28 },
  { colour: 'green', seat: 0, steps: 5, start: 40, end: 45 },
] as MindenAward[];
const at = (step: number, stage: number): Progress => ({ steps, awards, at: step, stage });
const fact = (kind: string, data: Fact['data']): Fact => ({ kind, data, audience: -1, reveals: false, line: true });

describe('the show', () => {
  test('moves a pawn when its evaluation has come so far, then the pawns of the final scoring', () => {
    expect(shownPositions(view, at(0, 0))).toEqual([37, 20, 0]);
    expect(shownPositions(view, at(0, 2))).toEqual([37, 23, 0]);
    expect(shownPositions(view, at(1, 2))).toEqual([40, 23, 0]);
    expect(shownPositions(view, at(2, 0))).toEqual([40, 23, 0]);
    expect(shownPositions(view, at(2, 1))).toEqual([40, 28, 0]);
    expect(shownPositions(view, at(3, 1))).toEqual([45, 28, 0]);
  });

  test('holds back what it has not told yet', () => {
    const evaluated = (id: string) => fact('evaluated', { id });
    const majority = fact('majority', { seat: 0, colour: '@colour-green', end: 45 });
    expect([...coming(at(0, 0))]).toEqual(['hof', 'jena']);
    expect([...coming(at(0, 2))]).toEqual(['jena']);
    expect(isHeld(evaluated('jena'), at(0, 2))).toBe(true);
    expect(isHeld(evaluated('hof'), at(0, 2))).toBe(false);
    expect(isHeld(majority, at(3, 0))).toBe(true);
    expect(isHeld(majority, at(3, 1))).toBe(false);
    expect(isHeld(fact('round', {}), at(0, 0))).toBe(false);
  });
});
