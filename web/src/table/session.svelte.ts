import { calm, STEP } from '../board/travel';
import { recall, remember } from '../frame/memory';
import { Live, liveAddress, type Link } from '../server/live';
import { rest } from '../server/rest';
import { forgetSalt, keptSalt } from '../server/salts';
import type { Fact, Line, Offer, Perspective, Problem, Refusal, SeatInfo, TableView } from '../wire/wire';
import { namedSeats } from '../words/seats';
import { byTarget, isComplete, notations, openOffers, waitsForConfirm } from './composing';
import { factsSince, freshFacts, lastOwn, mergeLines } from './log';

/** How long a finished move stays before the next one is shown, in milliseconds. */
const LINE = 500;

/** What a bubble says: the thing that was asked about and why it is not allowed. */
export interface Asked {
  target: string;
  refusal: Refusal;
}

/** An earlier position that is being looked at. */
export interface Past {
  index: number;
  turn: number;
  perspectives: Perspective[];
}

/** A table as this browser plays it: connection, what is shown, what is being chosen. */
export class TableSession {
  table = $state.raw<TableView | null>(null);
  lines = $state.raw<Line[]>([]);
  arrived = $state.raw<Fact[]>([]);
  link = $state<Link>('connecting');
  problem = $state.raw<Problem | null>(null);
  /** Something that could not be done, said at the prompt until the next step. */
  trouble = $state.raw<Problem | null>(null);
  busy = $state(false);
  chain = $state.raw<Offer[]>([]);
  drafted = $state(false);
  asked = $state.raw<Asked | null>(null);
  past = $state.raw<Past | null>(null);
  /** Several seats on one device: the one whose cover was lifted. */
  revealed = $state<number | null>(null);
  waiting = $state(0);
  private wish = $state<boolean | null>(readWish());

  private live: Live;
  private queue: TableView[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private received: number | null = null;

  constructor(readonly id: string) {
    this.live = new Live(liveAddress(id), {
      number: () => this.received,
      table: (table, whole) => this.receive(table, whole),
      link: (link) => (this.link = link),
      problem: (problem) => this.stop(problem),
    });
  }

  /** Ask for the table once (so that problems are answers), then stay connected. */
  async start(): Promise<void> {
    const answer = await rest.table(this.id);
    if (!answer.ok) return void (this.problem = answer.problem);
    this.problem = null;
    this.show(answer.value);
    this.live.start();
  }

  stop(problem: Problem | null = null): void {
    this.problem = problem;
    clearTimeout(this.timer);
    this.live.stop();
  }

  wake(): void {
    this.live.wake();
  }

  /* What is shown */

  get head() {
    return this.table?.head ?? null;
  }

  /** The seats with the names under which they are shown. */
  get seats(): SeatInfo[] {
    return namedSeats(this.head?.seats ?? []);
  }

  /** Own seats that are to act now. */
  get pending(): number[] {
    const head = this.head;
    return head && head.status === 'running' ? head.to_act.filter((seat) => head.mine.includes(seat)) : [];
  }

  /** The seat whose eyes we look through. */
  get seat(): number | null {
    const mine = this.head?.mine ?? [];
    return this.pending[0] ?? (this.revealed !== null && mine.includes(this.revealed) ? this.revealed : (mine[0] ?? null));
  }

  get perspective(): Perspective | null {
    const all = this.past?.perspectives ?? this.table?.perspectives ?? [];
    return all.find((one) => one.seat === this.seat) ?? all[0] ?? null;
  }

  /** Several seats share this device. */
  get shared(): boolean {
    return (this.head?.mine.length ?? 0) > 1 && this.head?.status === 'running';
  }

  /** The device must be handed over before this seat may look. */
  get covered(): boolean {
    return this.shared && this.pending.length > 0 && this.revealed !== this.pending[0];
  }

  /** Own secrets may be shown: nobody else looks at this device now. */
  get open(): boolean {
    return !this.shared || (this.pending.length > 0 && !this.covered);
  }

  get acting(): boolean {
    return this.pending.length > 0 && !this.covered && this.past === null && this.waiting === 0;
  }

  get offers(): Offer[] {
    return this.acting ? openOffers(this.perspective?.offers ?? [], this.chain) : [];
  }

  get targets(): Map<string, Offer[]> {
    return this.drafted ? new Map() : byTarget(this.offers);
  }

  get undo(): number {
    return this.acting ? (this.perspective?.undo ?? 0) : 0;
  }

  private get turn(): number {
    return this.head?.turn ?? 0;
  }

  /** The last line of the own turn before this one. */
  get ownLast(): number | null {
    return lastOwn(this.lines, this.seat, this.turn, this.pending.length > 0);
  }

  get fresh(): Fact[] {
    return this.past ? freshFacts(this.lines.filter((line) => line.index <= this.past!.index)) : freshFacts(this.lines);
  }

  get since(): Fact[] {
    return factsSince(this.lines, this.ownLast, this.seat);
  }

  /* Confirm: on by default if everybody else is a bot */

  get confirms(): boolean {
    if (this.wish !== null) return this.wish;
    const head = this.head;
    return head !== null && head.seats.every((seat) => seat.bot !== null || head.mine.includes(seat.seat)) && head.mine.length === 1;
  }

  set confirms(on: boolean) {
    this.wish = on;
    remember('confirm', on ? 'on' : 'off');
    if (!on && this.drafted) void this.send();
  }

  /* Choosing */

  /** Choose an offer: composed further, kept as a draft, or sent. */
  async choose(offer: Offer): Promise<void> {
    if (this.busy || this.drafted || !this.acting) return;
    this.settle();
    const chain = [...this.chain, offer];
    if (!isComplete(chain)) return void (this.chain = chain);
    if (this.confirms && waitsForConfirm(chain, await this.makesLine(chain))) {
      this.chain = chain;
      this.drafted = true;
      return;
    }
    this.chain = chain;
    await this.send();
  }

  async confirm(): Promise<void> {
    if (this.drafted) await this.send();
  }

  /** One step back: out of a draft, out of a composition, or the last decision. */
  async back(): Promise<void> {
    this.settle();
    if (this.drafted || this.chain.length > 0) {
      this.chain = this.drafted && this.chain.length > 1 ? this.chain.slice(0, -1) : [];
      this.drafted = false;
      return;
    }
    if (this.undo === 0 || this.busy || this.seat === null) return;
    this.busy = true;
    const answer = await this.live.undo(this.seat, this.head?.number ?? 0);
    this.busy = false;
    if (!answer.ok) this.fail(answer.problem);
  }

  /** Ask why a decision is not allowed. */
  async why(target: string, notation: string): Promise<void> {
    if (this.seat === null || this.past) return;
    const answer = await this.live.why(this.seat, [...notations(this.chain), notation]);
    if (answer.ok && answer.value.refusal) this.asked = { target, refusal: answer.value.refusal };
    else if (!answer.ok) this.fail(answer.problem);
  }

  /** Put away what the last step said. */
  settle(): void {
    this.asked = null;
    this.trouble = null;
  }

  private async makesLine(chain: Offer[]): Promise<boolean> {
    if (this.seat === null || chain.some((offer) => offer.closes) || chain.length > 1) return false;
    this.busy = true;
    const answer = await this.live.preview(this.seat, notations(chain));
    this.busy = false;
    return answer.ok && answer.value.facts.some((fact) => fact.line);
  }

  private async send(): Promise<void> {
    if (this.seat === null || this.busy) return;
    this.busy = true;
    const answer = await this.live.act(this.seat, this.head?.number ?? 0, notations(this.chain));
    this.busy = false;
    this.chain = [];
    this.drafted = false;
    if (!answer.ok) this.fail(answer.problem);
  }

  private fail(problem: Problem): void {
    this.chain = [];
    this.drafted = false;
    this.trouble = problem;
    if (problem.table) this.receive(problem.table, false);
  }

  /* Looking back */

  /** Show the position after an entry of the log. */
  async lookBack(index: number): Promise<void> {
    const answer = await rest.at(this.id, index + 1);
    if (!answer.ok) return void (this.trouble = answer.problem);
    const turn = this.lines.find((line) => line.index === index)?.turn ?? 0;
    this.settle();
    this.past = { index, turn, perspectives: answer.value };
  }

  present(): void {
    this.past = null;
    this.settle();
  }

  /** Several seats on one device: the person at this seat looks now. */
  reveal(): void {
    this.revealed = this.pending[0] ?? null;
  }

  /* Receiving: one after another, so that one sees what happened; a click shows the last at once */

  skip(): void {
    clearTimeout(this.timer);
    for (const table of this.queue.splice(0)) this.show(table, false);
    this.waiting = 0;
    this.arrived = [];
  }

  private receive(table: TableView, whole: boolean): void {
    this.received = table.head.number;
    this.sendSalts(table);
    if (whole || calm() || document.hidden || this.queue.length > 12) {
      this.skip();
      this.show(table, false);
      return;
    }
    this.queue.push(table);
    this.waiting = this.queue.length;
    if (this.queue.length === 1 && this.timer === undefined) this.next();
  }

  private next(): void {
    this.timer = undefined;
    const table = this.queue.shift();
    this.waiting = this.queue.length;
    if (!table) return;
    const facts = this.show(table, true);
    const pause = facts.length === 0 ? 0 : facts.some((fact) => fact.line) ? LINE : STEP;
    this.waiting = this.queue.length;
    this.timer = setTimeout(() => this.next(), pause);
  }

  /** Make this the table that is shown; answers what is new. */
  private show(table: TableView, moving = true): Fact[] {
    const before = this.table?.head;
    const known = this.lines.at(-1)?.index ?? -1;
    this.received = Math.max(this.received ?? 0, table.head.number);
    this.lines = remembered(table, mergeLines(this.lines, table.lines));
    const facts = table.lines.filter((line) => line.index > known && !line.taken_back).flatMap((line) => line.facts);
    this.arrived = moving && before ? facts : [];
    this.table = table;
    if (before && before.number !== table.head.number) this.forget(table);
    return before ? facts : [];
  }

  /** The position changed: choices made for the old one are void. */
  private forget(table: TableView): void {
    this.settle();
    if (!this.busy) [this.chain, this.drafted] = [[], false];
    if (!table.head.to_act.some((seat) => seat === this.revealed)) this.revealed = null;
  }

  private sendSalts(table: TableView): void {
    for (const seat of table.proof.wanted) {
      const salt = keptSalt(this.id, seat);
      if (salt) void this.live.salt(seat, salt).then((answer) => answer.ok && forgetSalt(this.id, seat));
    }
  }
}

/** Where the rules hide what was once seen, older lines are forgotten while the game runs. */
function remembered(table: TableView, lines: Line[]): Line[] {
  if (table.look_back === 'all' || table.head.status === 'over') return lines;
  return lines.filter((line) => line.turn >= table.head.turn - 1);
}

function readWish(): boolean | null {
  const kept = recall('confirm');
  return kept === null ? null : kept === 'on';
}
