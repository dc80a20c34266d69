import type { LessonInfo, StepInfo } from '../wire/wire';

/** A decision that a lesson asks for, the step that asks for it, and the place of the position after it. */
interface Asked {
  do: string;
  step: number;
  /** The last decision of its step: afterwards the others answer. */
  last: boolean;
  /** Its index in `positions`, counted with what the others do after the last one. */
  at: number;
}

/** The way through a lesson: which decisions it asks for, and where each of them leads. */
export class Way {
  readonly asked: Asked[];

  constructor(readonly lesson: LessonInfo) {
    this.asked = lesson.steps.flatMap((step, index) => this.askedBy(step, index));
  }

  private askedBy(step: StepInfo, index: number): Asked[] {
    const begin = this.lesson.positions.indexOf(step.number);
    const end = this.place(index + 1);
    return step.do.map((decision, count) => {
      const last = count === step.do.length - 1;
      return { do: decision, step: index, last, at: last ? end : begin + count + 1 };
    });
  }

  /** The index of the position that a step shows; after the last step, that of the end. */
  place(step: number): number {
    const number = this.lesson.steps[step]?.number;
    return number === undefined ? this.lesson.positions.length - 1 : this.lesson.positions.indexOf(number);
  }

  /** How many of the decisions come before a step. */
  before(step: number): number {
    return this.asked.filter((asked) => asked.step < step).length;
  }

  /** How many decisions these moves are when so many were taken; 0 if they are not what is asked for. */
  taken(done: number, moves: string[]): number {
    const first = this.asked[done];
    if (!first) return 0;
    const step = this.lesson.steps[first.step]!;
    if (step.also.includes(moves.join(' '))) return step.do.length;
    return moves.every((move, index) => this.asked[done + index]?.do === move) ? moves.length : 0;
  }

  /** The first and the last step that may be shown when so many decisions were taken. */
  steps(done: number): [number, number] {
    const before = this.asked[done - 1];
    const first = before ? before.step + (before.last ? 1 : 0) : 0;
    return [first, this.asked[done]?.step ?? this.lesson.steps.length];
  }
}
