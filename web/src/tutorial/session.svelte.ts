import { rest } from '../server/rest';
import { notations } from '../table/composing';
import type { Guide } from '../table/contracts';
import { TableSession } from '../table/session.svelte';
import type { LessonInfo, Offer, Problem, StepInfo } from '../wire/wire';
import { LessonLine, NOT_MEANT } from './line';
import { Way } from './way';

/** A lesson as it is played: a table whose sentences and lights come from the steps. */
export class LessonSession extends TableSession {
  /** The learner is asked for nothing twice: a lesson waits by itself. */
  override readonly withBots = false;
  private readonly way: Way;
  /** The step that the learner has read up to. */
  private reached = $state(0);
  /** Decisions that were taken. */
  private done = $state(0);
  /** The puzzle that was solved just now; its explanation is read first. */
  private solved = $state.raw<StepInfo | null>(null);

  constructor(
    private readonly game: string,
    readonly lesson: LessonInfo,
    step = 0,
  ) {
    super(
      `tutorial-${game}-${lesson.name}`,
      (hooks) => new LessonLine(game, lesson, hooks, step, (done) => this.take(done)),
    );
    this.way = new Way(lesson);
    this.reached = step;
    this.done = this.way.before(step);
  }

  override start(): Promise<void> {
    this.live.start();
    return Promise.resolve();
  }

  /** Decisions of the present composition that are asked for; it waits for further ones. */
  private readonly chosen: number = $derived.by(() => this.way.taken(this.done, notations(this.chain)));
  /** The index of the step that is shown; after the last one the lesson is over. */
  readonly index: number = $derived.by(() => {
    const [first, last] = this.way.steps(this.done + this.chosen);
    return Math.max(first, Math.min(last, this.reached));
  });
  readonly step: StepInfo | null = $derived.by(() => this.solved ?? this.lesson.steps[this.index] ?? null);
  readonly finished: boolean = $derived.by(() => this.index >= this.lesson.steps.length && this.solved === null);
  /** The learner reads, and goes on when that is done. */
  readonly reading: boolean = $derived(this.solved !== null || (this.step !== null && this.step.do.length === 0));

  /** The offer that leads on, in the position and composition that are shown. */
  private readonly next: Offer | null = $derived.by(() => {
    if (this.reading || this.step?.puzzle) return null;
    const wanted = this.way.asked.slice(this.done + this.chosen).map((asked) => asked.do);
    const leads = (offer: Offer) => offer.do.split(' ').every((part, at) => part === wanted[at]);
    return this.offers.find(leads) ?? null;
  });

  private readonly lead: Guide = $derived.by(() => {
    const { step, next } = this;
    if (step === null) return { id: `tutorial-${this.lesson.name}`, part: 'done', hot: null, row: null, asks: false };
    const part = this.solved ? 'solved' : undefined;
    const glow = this.solved ? null : step.glow;
    const hot = next === null || next.targets.includes(glow ?? '') ? glow : (next.targets[0] ?? null);
    return { id: `tutorial-${step.name}`, part, clause: step.clause, hot, row: next?.do ?? glow, asks: !this.reading };
  });

  override get guide(): Guide {
    return this.lead;
  }

  /** Read on. */
  readOn(): void {
    this.choices.settle();
    if (this.solved) this.solved = null;
    else if (this.reading) this.reached = this.index + 1;
  }

  /** Do what is asked for. */
  async showMe(): Promise<void> {
    const step = this.step;
    if (this.reading || step === null || !this.acting) return;
    this.choices.keep(0);
    const moves = this.way.asked.slice(this.done).filter((asked) => asked.step === this.way.asked[this.done]?.step);
    await this.live.act(
      this.seat ?? 0,
      this.number,
      moves.map((asked) => asked.do),
    );
  }

  /** What was chosen is legal, but not what the lesson is about: the bubble says so beside it. */
  override overtaken(problem: Problem): void {
    super.overtaken(problem);
    if (problem.code !== NOT_MEANT) return;
    queueMicrotask(() => this.choices.wonder(this.tried ?? ''));
  }
  private tried: string | null = null;
  override sent(done: string[]): void {
    super.sent(done);
    this.tried = this.choices.chain.at(-1)?.targets[0] ?? null;
  }

  /** Earlier positions of a lesson are those that it went through. */
  override async lookBack(index: number): Promise<void> {
    if (!this.lesson.positions.includes(index + 1)) return;
    const answer = await rest.lessonPosition(this.game, this.lesson.name, index + 1);
    const turn = this.lines.find((line) => line.index === index)?.turn ?? 0;
    if (answer.ok) this.looking.past = { index, turn, perspectives: answer.value.perspectives };
  }

  private take(done: number): void {
    const step = this.lesson.steps[this.way.asked[done - 1]?.step ?? -1];
    this.done = done;
    if (step?.puzzle) this.solved = step;
  }
}
