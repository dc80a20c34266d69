import type { Line } from '../wire/wire';

/** A proposal of how much to take back. */
export interface UndoChoice {
  word: 'undo-last' | 'undo-turn' | 'undo-own';
  count: number;
}

/**
 * How much one may want to take back: the last decision, the last turn, everything since one's own last turn began;
 * this first where others have decided since.
 */
export function undoChoices(lines: Line[], seat: number): UndoChoice[] {
  const decisions = lines.filter((line) => line.seat !== null && line.undo === null && !line.table && !line.taken_back);
  const last = decisions.at(-1);
  if (!last) return [];
  const own = decisions.findLast((line) => line.seat === seat);
  const choices: UndoChoice[] = [
    { word: 'undo-last', count: 1 },
    { word: 'undo-turn', count: sinceTurn(decisions, last.turn) },
  ];
  if (own) choices.splice(last.seat === seat ? 2 : 0, 0, { word: 'undo-own', count: sinceTurn(decisions, own.turn) });
  return choices.filter((choice, index) => choices.findIndex((other) => other.count === choice.count) === index);
}

/** How many decisions there were from the beginning of a turn on. */
function sinceTurn(decisions: Line[], turn: number): number {
  return decisions.filter((line) => line.turn >= turn).length;
}
