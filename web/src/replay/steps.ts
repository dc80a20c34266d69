import type { Fact, Line } from '../wire/wire';

/** A place in a finished game: the position after `number` entries, and the decision that led there. */
export interface Step {
  number: number;
  turn: number;
  seat: number | null;
  /** Index of the decision in the log; -1 for the position at the beginning. */
  index: number;
  facts: Fact[];
}

/** A turn as one line of the list of moves; `step` is the last step of the turn. */
export interface Move {
  turn: number;
  seat: number | null;
  step: number;
  facts: Fact[];
}

/**
 * The steps of a game: the beginning, then every decision that was not taken back.
 * A step shows the position just before the next entry, so that chance that followed is in it.
 */
export function stepsOf(lines: Line[], total: number): Step[] {
  const steps: Step[] = [{ number: lines[0]?.index ?? total, turn: 0, seat: null, index: -1, facts: [] }];
  lines.forEach((line, place) => {
    if (line.taken_back || line.undo != null || line.table) return;
    steps.push({
      number: lines[place + 1]?.index ?? total,
      turn: line.turn,
      seat: line.seat,
      index: line.index,
      facts: line.facts,
    });
  });
  return steps;
}

/** The moves of a game, a line for each turn. */
export function movesOf(steps: Step[]): Move[] {
  const moves: Move[] = [];
  steps.forEach((step, place) => {
    if (step.index < 0) return;
    const facts = step.facts.filter((fact) => fact.line);
    const last = moves.at(-1);
    if (last && last.turn === step.turn && last.seat === step.seat) {
      last.step = place;
      last.facts.push(...facts);
    } else {
      moves.push({ turn: step.turn, seat: step.seat, step: place, facts });
    }
  });
  return moves;
}

/** The step that shows the position after `number` entries, or the last one before it. */
export function stepAt(steps: Step[], number: number): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => step.number <= number),
  );
}

/** Where a key takes the slider: arrows by a step, page keys by a turn; null for other keys. */
export function stepByKey(steps: Step[], at: number, key: string): number | null {
  const last = steps.length - 1;
  const within = (step: number) => Math.min(Math.max(step, 0), last);
  if (key === 'ArrowRight' || key === 'ArrowUp') return within(at + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return within(at - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'PageUp') return turnEnd(steps, within(at + 1));
  if (key === 'PageDown') return turnEnd(steps, within(turnBegin(steps, at) - 1));
  return null;
}

function turnEnd(steps: Step[], at: number): number {
  const turn = steps[at]!.turn;
  return steps.findLastIndex((step) => step.turn === turn);
}

function turnBegin(steps: Step[], at: number): number {
  const turn = steps[at]!.turn;
  return steps.findIndex((step) => step.turn === turn);
}

/** The step nearest to a place on the track, 0 to 1. */
export function stepByShare(steps: Step[], share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * (steps.length - 1));
}
