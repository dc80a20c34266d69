import type { Connection, Hooks } from '../server/live';
import { rest, type Result } from '../server/rest';
import type { Answer, Hint, LessonInfo, TableView } from '../wire/wire';
import { Way } from './way';

/** Something legal was decided that the lesson does not ask for here. */
export const NOT_MEANT = 'not_meant';

/** Tells a table what happens in a lesson: decisions that are asked for lead on along its record. */
export class LessonLine implements Connection {
  readonly waiting = 0;
  private readonly way: Way;
  private at: number;
  private done: number;
  private stopped = false;

  /** `taken` is told how many decisions have been taken. */
  constructor(
    private readonly game: string,
    private readonly lesson: LessonInfo,
    private readonly hooks: Hooks,
    step: number,
    private readonly taken: (done: number) => void,
  ) {
    this.way = new Way(lesson);
    this.at = this.way.place(step);
    this.done = this.way.before(step);
  }

  start(): void {
    void this.show(this.at, this.at).then((answer) => answer.ok && this.hooks.link('live'));
  }

  stop(): void {
    this.stopped = true;
  }

  async act(_seat: number, _number: number, moves: string[]): Promise<Result<number>> {
    const count = this.way.taken(this.done, moves);
    const last = this.way.asked[this.done + count - 1];
    if (count === 0 || !last) return notMeant();
    const answer = await this.show(this.at + 1, last.at);
    if (answer.ok) {
      this.at = last.at;
      this.done += count;
      this.taken(this.done);
    }
    return answer;
  }

  /** Both are asked at once: what decisions would bring, and which clause refuses them. */
  preview(_seat: number, moves: string[]): Promise<Result<Answer>> {
    return rest.previewInLesson(this.game, this.lesson.name, this.number, moves);
  }

  why(seat: number, moves: string[]): Promise<Result<Answer>> {
    return this.preview(seat, moves);
  }

  /* What a lesson has no use for */
  wake(): void {}
  look(): void {}
  undo = (): Promise<Result<number>> => Promise.resolve(notMeant());
  salt = (): Promise<Result<number>> => Promise.resolve(notMeant());
  say = (): Promise<Result<number>> => Promise.resolve(notMeant());
  hint = (): Promise<Result<Hint>> => Promise.resolve(notMeant());
  draft = (): Promise<Result<number>> => Promise.resolve({ ok: true, value: this.number });
  showsPosition = (): Promise<Result<number>> => Promise.resolve({ ok: true, value: this.number });

  private get number(): number {
    return this.lesson.positions[this.at] ?? 0;
  }

  /** Show the positions from one index to another, one after another. */
  private async show(from: number, to: number): Promise<Result<number>> {
    const numbers = this.lesson.positions.slice(from, to + 1);
    const answers = await Promise.all(
      numbers.map((number) => rest.lessonPosition(this.game, this.lesson.name, number)),
    );
    for (const answer of answers) {
      if (!answer.ok) return answer;
      if (!this.stopped) this.hooks.table(prepared(answer.value), from === this.at);
    }
    return { ok: true, value: numbers.at(-1) ?? 0 };
  }
}

/** The table of a lesson as the learner sees it: nothing to take back, to plan or to be hinted at. */
function prepared(table: TableView): TableView {
  return {
    ...table,
    head: { ...table.head, hints: false, plans: false },
    perspectives: table.perspectives.map((perspective) => ({ ...perspective, undo: 0 })),
  };
}

function notMeant(): {
  ok: false;
  problem: { type: string; title: string; status: number; detail: string; code: string };
} {
  return { ok: false, problem: { type: 'about:blank', title: 'Not meant', status: 409, detail: '', code: NOT_MEANT } };
}
