import { calm } from '../../board/travel';
import type { MindenEvaluation, MindenView } from './types';

/** What is to be seen of one evaluation: the cone; the place and the solution; the pawn that moves. */
export const STAGES = ['cone', 'place', 'move'] as const;
const PAUSES = [900, 1300, 5200];

/** The evaluation as a small show, player by player; it goes on by itself and can be clicked on. */
class Show {
  steps = $state.raw<MindenEvaluation[]>([]);
  round = $state(0);
  at = $state(0);
  stage = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  get now(): MindenEvaluation | null {
    return this.steps[this.at] ?? null;
  }

  get last(): boolean {
    return this.at + 1 >= this.steps.length;
  }

  start(steps: MindenEvaluation[], round: number): void {
    this.steps = steps;
    this.round = round;
    this.turnTo(0);
  }

  next(): void {
    if (this.last) this.close();
    else this.turnTo(this.at + 1);
  }

  back(): void {
    if (this.at > 0) this.turnTo(this.at - 1);
  }

  close(): void {
    clearTimeout(this.timer);
    this.steps = [];
    this.at = 0;
  }

  private turnTo(at: number): void {
    this.at = at;
    this.stage = calm() ? STAGES.length - 1 : 0;
    this.wait();
  }

  /** Without motion everything is there at once and stays until it is clicked on. */
  private wait(): void {
    clearTimeout(this.timer);
    if (calm()) return;
    this.timer = setTimeout(() => {
      if (this.stage + 1 >= STAGES.length) return this.next();
      this.stage += 1;
      this.wait();
    }, PAUSES[this.stage]);
  }
}

export const show = new Show();

/** Where the pawns stand while the show is at this step and stage; pure. */
export function shownPositions(view: MindenView, steps: MindenEvaluation[], at: number, stage: number): number[] {
  const spaces = view.seats.map(({ position }) => position);
  steps.forEach(({ seat, start, end }, step) => {
    spaces[seat] = step < at || (step === at && stage >= STAGES.length - 1) ? end : start;
  });
  return spaces;
}
