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
    void this.positions(this.at, this.at).then((answer) => {
      if (!answer.ok) return this.hooks.problem(answer.problem);
      this.show(answer.value, true);
      this.hooks.link('live');
    });
  }

  stop(): void {
    this.stopped = true;
  }

  async act(_seat: number, _number: number, moves: string[]): Promise<Result<number>> {
    const count = this.way.taken(this.done, moves);
    const last = this.way.asked[this.done + count - 1];
    if (count === 0 || !last) return notMeant();
    const answer = await this.positions(this.at + 1, last.at);
    if (!answer.ok) return answer;
    this.at = last.at;
    this.done += count;
    this.taken(this.done);
    this.show(answer.value, false);
    return { ok: true, value: this.number };
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

  /** The positions from one index to another. */
  private async positions(from: number, to: number): Promise<Result<TableView[]>> {
    const numbers = this.lesson.positions.slice(from, to + 1);
    const answers = await Promise.all(
      numbers.map((number) => rest.lessonPosition(this.game, this.lesson.name, number)),
    );
    const failed = answers.find((answer) => !answer.ok);
    return failed ?? { ok: true, value: answers.flatMap((answer) => (answer.ok ? [answer.value] : [])) };
  }

  /** Show positions one after another; `whole`: at once. */
  private show(tables: TableView[], whole: boolean): void {
    if (!this.stopped) for (const table of tables) this.hooks.table(prepared(table), whole);
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
