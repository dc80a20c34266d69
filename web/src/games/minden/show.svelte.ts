import { calm } from '../../board/travel';
import type { Fact, Perspective } from '../../wire/wire';
import { type MindenAward, type MindenCard, type MindenEvaluation, type MindenView, viewOf } from './types';

/** What is to be seen of one evaluation: the cone; the place and the solution; the pawn that moves. */
export const STAGES = ['cone', 'place', 'move'] as const;
const MOVED = STAGES.length - 1;
/** How long the stages before the last one stay, in milliseconds. */
const PAUSES = [900, 1300];
/** Of a move of the final scoring: who has the most; then the pawn. */
const AWARD_PAUSES = [1100];

/** How far the evaluation of a round has come on map, track and cards; the scene says which player is shown. */
export class Show {
  steps = $state.raw<MindenEvaluation[]>([]);
  awards = $state.raw<MindenAward[]>([]);
  round = $state(0);
  at = $state(0);
  stage = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The evaluation that is shown now. */
  get now(): MindenEvaluation | null {
    return this.steps[this.at] ?? null;
  }

  /** The move of the final scoring that is shown now. */
  get award(): MindenAward | null {
    return this.awards[this.at - this.steps.length] ?? null;
  }

  get running(): boolean {
    return this.now !== null || this.award !== null;
  }

  get count(): number {
    return this.steps.length + this.awards.length;
  }

  /** Show a player of a round, stage by stage; without motion everything is there at once. */
  turnTo(steps: MindenEvaluation[], awards: MindenAward[], round: number, at: number): void {
    this.steps = steps;
    this.awards = awards;
    this.round = round;
    this.at = at;
    this.stage = calm() ? this.pauses.length : 0;
    this.wait();
  }

  close(): void {
    clearTimeout(this.timer);
    this.steps = [];
    this.awards = [];
    this.at = 0;
  }

  private get pauses(): number[] {
    return this.now ? PAUSES : AWARD_PAUSES;
  }

  private wait(): void {
    clearTimeout(this.timer);
    const pause = this.pauses[this.stage];
    if (pause === undefined) return;
    this.timer = setTimeout(() => {
      this.stage += 1;
      this.wait();
    }, pause);
  }
}

/** How far a show has come. */
export interface Progress {
  steps: MindenEvaluation[];
  awards: MindenAward[];
  at: number;
  stage: number;
}

/** Where the pawns stand while the show has come so far; pure. */
export function shownPositions(view: MindenView, { steps, awards, at, stage }: Progress): number[] {
  const spaces = view.seats.map(({ position }) => position);
  for (const { seat, start } of [...awards].reverse()) spaces[seat] = start;
  steps.forEach(({ seat, start, end }, step) => {
    spaces[seat] = step < at || (step === at && stage >= MOVED) ? end : start;
  });
  awards.forEach(({ seat, end }, index) => {
    const step = steps.length + index;
    if (step < at || (step === at && stage > 0)) spaces[seat] = end;
  });
  return spaces;
}

/** Where the pawns stand, as far as the show has come. */
export function positions(perspective: Perspective, show: Show): number[] {
  const view = viewOf(perspective);
  return show.running ? shownPositions(view, show) : view.seats.map(({ position }) => position);
}

/** The cards that a seat has kept, as far as the show has come. */
export function keptCards(perspective: Perspective, seat: number, show: Show): MindenCard[] {
  const hidden = coming(show);
  return viewOf(perspective).seats[seat]?.kept_cards.filter(({ id }) => !hidden.has(id)) ?? [];
}

/** The cards of the evaluations that are still to come, the one that is being shown included until its pawn has moved. */
export function coming({ steps, at, stage }: Progress): Set<string> {
  return new Set(steps.filter((_, step) => step > at || (step === at && stage < MOVED)).map(({ card }) => card.id));
}

/** Whether a fact of the log belongs to what the show has still to tell. */
export function isHeld(fact: Fact, progress: Progress): boolean {
  if (fact.kind === 'evaluated') return coming(progress).has(String(fact.data['id']));
  const { steps, awards, at, stage } = progress;
  const left = awards.filter((_, index) => steps.length + index > at || (steps.length + index === at && stage === 0));
  return (
    (fact.kind === 'majority' || fact.kind === 'tie') &&
    left.some(
      ({ seat, colour, end }) =>
        fact.data['seat'] === seat && fact.data['colour'] === `@colour-${colour}` && fact.data['end'] === end,
    )
  );
}
