import { filled, Filling } from '../board/filling.svelte';
import type { Connection } from '../server/live';
import type { Result } from '../server/rest';
import { playSettings } from '../settings/play.svelte';
import type { Offer, Problem, Refusal } from '../wire/wire';
import { closing, foreseen, isComplete, notations, waitsForConfirm } from './composing';

/** What a bubble says: the thing that was asked about and why it is not allowed; null if it simply means nothing now. */
export interface Asked {
  target: string;
  refusal: Refusal | null;
}

/** How long the server may take before the plate says that something is on its way, in milliseconds. */
const PATIENCE = 500;

/** How long after a closing step the next one is not taken, in milliseconds: longer than a double click. */
const PAUSE = 500;

/** What a choice leads to: the turn ends, something is turned up and there is no way back, or the turn goes on. */
export type Outlook = 'turn' | 'reveal' | 'on';

/** What choosing needs to know of the table. */
export interface Chooser {
  readonly live: Connection;
  readonly seat: number | null;
  readonly acting: boolean;
  readonly undo: number;
  /** Decisions that were taken back last, the next one to enter anew first. */
  readonly redo: string[];
  /** The length of the log that is shown. */
  readonly number: number;
  /** Bots sit at the table. */
  readonly withBots: boolean;
  overtaken(problem: Problem): void;
  /** Decisions are sent, or some are taken back (none). */
  sent(done: string[]): void;
}

/** What is being chosen: composed, kept as a draft, sent, taken back, asked about. */
export class Choices {
  chain = $state.raw<Offer[]>([]);
  /** What has been filled in of a form. */
  readonly filling = new Filling();
  drafted = $state(false);
  /** What the draft would lead to. */
  outlook = $state<Outlook>('on');
  busy = $state(false);
  /** The step before was closed only now: a double click or a key pressed twice must not close the next one as well. */
  pausing = $state(false);
  /** What has been on its way to the server for a while (nothing: a take-back); null when all is answered. */
  underway = $state.raw<Offer[] | null>(null);
  asked = $state.raw<Asked | null>(null);
  /** Something that could not be done, said at the prompt until the next step. */
  trouble = $state.raw<Problem | null>(null);
  /** The position for which something was sent: until a later one is shown, nothing lights up again. */
  private sentAt: number | null = null;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Chooser) {}

  /** Confirm is on by default where bots sit: they would answer at once. */
  get confirms(): boolean {
    const { confirm } = playSettings;
    return confirm === 'default' ? this.table.withBots : confirm === 'on';
  }

  set confirms(on: boolean) {
    playSettings.confirm = on ? 'on' : 'off';
    if (!on && this.drafted) void this.send();
  }

  /** Choose an offer: composed further, kept as a draft, or sent. `sure`: the board has asked already, unless it ends the turn. */
  async choose(offer: Offer, sure = false): Promise<void> {
    if (this.busy || this.drafted || !this.table.acting) return;
    this.settle();
    if (offer.form && this.filling.count > 0) return this.sendForm(offer);
    const chain = [...this.chain, offer];
    if (!isComplete(chain)) return void (this.chain = chain);
    const asks = offer.form !== null || (this.confirms && !this.saysItself(chain));
    const number = this.table.number; // as it was seen: the position may change while the server is asked
    const outlook = asks ? await this.lookAhead(chain) : 'on';
    const waits = asks && (sure ? outlook !== 'on' : waitsForConfirm(chain, outlook !== 'on'));
    this.outlook = outlook;
    this.chain = chain;
    if (!waits) return this.send(number);
    this.drafted = true;
    this.pause();
  }

  /** A form that was filled in is sent as it stands: filling it in was the time to think. */
  private async sendForm(offer: Offer): Promise<void> {
    this.chain = [{ ...offer, do: filled(offer, this.filling.values) }];
    await this.send();
  }

  async confirm(): Promise<void> {
    if (this.drafted && !this.pausing) await this.send();
  }

  /** Take the step that closes, unless one has been closed only now. */
  async close(offer: Offer): Promise<void> {
    if (this.pausing) return;
    this.pause();
    await this.choose(offer);
  }

  /** For a moment nothing closes. */
  pause(): void {
    this.pausing = true;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => (this.pausing = false), PAUSE);
  }

  /** One step back: out of a draft, out of a composition, out of a form, or the last decision. */
  async back(): Promise<void> {
    if (this.busy) return;
    this.settle();
    if (this.drafted || this.chain.length > 0) {
      return this.keep(this.chain.length - 1);
    }
    if (this.filling.count > 0) return this.filling.pop();
    if (this.table.undo === 0 || this.table.seat === null) return;
    this.busy = true;
    this.table.sent([]);
    const answer = await this.answered([], this.table.live.undo(this.table.seat, this.table.number));
    this.busy = false;
    if (!answer.ok) this.fail(answer.problem);
  }

  /** Enter anew what was taken back last. */
  async again(): Promise<void> {
    const next = this.table.redo[0];
    if (this.busy || next === undefined || this.table.seat === null) return;
    this.keep(0);
    this.table.sent([next]);
    const answer = await this.answered([], this.play(this.table.seat, this.table.number, [next], null));
    this.release();
    if (!answer.ok) this.fail(answer.problem);
  }

  /** Only the first so many choices of a composition stay. */
  keep(count: number): void {
    this.settle();
    this.chain = this.chain.slice(0, count);
    this.drafted = false;
  }

  /** Ask why a decision is not allowed. */
  async why(target: string, notation: string): Promise<void> {
    if (this.table.seat === null) return;
    const answer = await this.table.live.why(this.table.seat, [...notations(this.chain), notation]);
    if (!answer.ok) this.fail(answer.problem);
    else this.asked = { target, refusal: answer.value.refusal };
  }

  /** A thing was asked about that stands for no decision: what is expected is said instead. */
  wonder(target: string): void {
    this.settle();
    this.asked = { target, refusal: null };
  }

  /** Put away what the last step said. */
  settle(): void {
    this.asked = null;
    this.trouble = null;
  }

  /** The position changed: choices made for the old one are void. */
  forget(): void {
    this.settle();
    if (this.sentAt !== null && this.table.number > this.sentAt) this.release();
    if (!this.busy) this.drop();
  }

  /**
   * A button that ends what was begun is its own confirmation. It asks where it warns of something, where nothing was
   * done before, and those who want to confirm always.
   */
  private saysItself(chain: Offer[]): boolean {
    const button = closing(chain);
    return playSettings.confirm === 'default' && button !== null && button.warning === null && this.table.undo > 0;
  }

  /** Trying it out tells what it would lead to. */
  private async lookAhead(chain: Offer[]): Promise<Outlook> {
    if (this.table.seat === null) return 'on';
    this.busy = true;
    const answer = await this.answered(chain, this.table.live.preview(this.table.seat, notations(chain)));
    this.busy = false;
    if (!answer.ok || answer.value.goes_on) return 'on';
    const finishes = closing(chain) !== null || answer.value.facts.some((fact) => fact.line);
    return !finishes ? 'on' : answer.value.complete ? 'turn' : 'reveal';
  }

  private async send(number = this.table.number): Promise<void> {
    if (this.table.seat === null || this.busy) return;
    const note = this.chain.some((offer) => offer.form) ? this.filling.note : null;
    const done = notations(this.chain);
    this.table.sent(done);
    const answer = await this.answered(this.chain, this.play(this.table.seat, number, done, note));
    if (answer.ok) return this.filling.clear();
    this.release();
    this.fail(answer.problem);
  }

  /** Wait for the server; what takes long is marked until the answer is there. */
  private async answered<T>(chain: Offer[], answer: Promise<T>): Promise<T> {
    const timer = setTimeout(() => (this.underway = chain), PATIENCE);
    const found = await answer;
    clearTimeout(timer);
    this.underway = null;
    return found;
  }

  /** Play decisions; where something opens on the way, the rest follows when that has been seen. */
  private async play(seat: number, number: number, done: string[], note: string | null): Promise<Result<number>> {
    this.busy = true;
    this.sentAt = number;
    const whole = await this.table.live.act(seat, number, done, note);
    const seen = whole.ok ? 0 : foreseen(whole.problem);
    if (seen === 0) return whole;
    this.sentAt = null; // what is shown after the first part is only on the way
    const first = await this.table.live.act(seat, number, done.slice(0, seen), note);
    return first.ok ? this.play(seat, first.value, done.slice(seen), null) : first;
  }

  private release(): void {
    this.busy = false;
    this.sentAt = null;
  }

  private fail(problem: Problem): void {
    this.drop();
    this.table.overtaken(problem);
    this.trouble = problem;
  }

  private drop(): void {
    this.chain = [];
    this.drafted = false;
  }
}
