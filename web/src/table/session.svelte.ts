import { calm } from '../board/travel';
import { Recap } from '../recap/recap.svelte';
import { Rulebook } from '../rules/rulebook.svelte';
import { Scenes } from '../scenes/scenes.svelte';
import { type Connection, type Hooks, type Link, Live, liveAddress } from '../server/live';
import { rest } from '../server/rest';
import { sendSalt } from '../server/salts';
import { playSettings } from '../settings/play.svelte';
import { Hints } from '../talk/hint.svelte';
import { Planning } from '../talk/plan.svelte';
import { Talk } from '../talk/talk.svelte';
import { serverClock } from '../time/server-clock';
import type { Fact, Line, Offer, Problem, SeatInfo, TableHead, TableView } from '../wire/wire';
import { namedSeats, substituted } from '../words/seats';
import { handedOn, lookingSeat, pendingSeats } from './acting';
import { Choices, type Chooser } from './choices.svelte';
import { byTarget, composed, openOffers } from './composing';
import type { Guide, Past } from './contracts';
import { factsSince, freshFacts, lastOwn, mergeLines, remembered } from './log';
import { LookingBack } from './looking-back.svelte';
import { LivePerspective, patch } from './perspective.svelte';
import { HASTE, ShowQueue } from './queue';
import { stay } from './stay';

const NOBODY: SeatInfo[] = [];
const NOTHING: Offer[] = [];
const NO_DECISIONS: string[] = [];

/** A table as this browser plays it: the connection and what is shown. */
export class TableSession implements Chooser {
  table = $state.raw<TableView | null>(null);
  lines = $state.raw<Line[]>([]);
  /** What came with the last step; its pieces travel. */
  arrived = $state.raw<Fact[]>([]);
  link = $state<Link>('connecting');
  problem = $state.raw<Problem | null>(null);
  /** Several seats on one device: the one whose cover was lifted. */
  revealed = $state<number | null>(null);
  /** When the time of the present phase is up, by the clock that is shown (`time/ticker`). */
  ends = $state<number | null>(null);
  /** Steps that have come and are not shown yet. */
  waiting = $state(0);

  readonly live: Connection;
  readonly choices = new Choices(this);
  readonly looking = new LookingBack(this);
  readonly scenes = new Scenes(() => this.queue.release(), true);
  readonly rulebook = new Rulebook();
  readonly talk: Talk;
  readonly hints: Hints;
  readonly recap: Recap;
  readonly planning: Planning;
  private readonly queue: ShowQueue<TableView>;
  private received: number | null = null;
  private stopped = false;

  constructor(
    readonly id: string,
    connect: (hooks: Hooks) => Connection = (hooks) => new Live(liveAddress(id), hooks),
  ) {
    this.live = connect({
      number: () => this.received,
      table: (table, whole) => this.receive(table, whole),
      link: (link) => (this.link = link),
      problem: (problem) => this.stop(problem),
      said: () => this.talk.last,
      chat: (lines, whole) => this.talk.hear(lines, whole),
    });
    this.talk = new Talk(id);
    this.hints = new Hints(this);
    this.recap = new Recap(id);
    this.planning = new Planning(this);
    this.queue = new ShowQueue(
      (table, moving) => this.show(table, moving),
      (waiting) => (this.waiting = waiting),
    );
  }

  /** The earlier position that is being looked at. */
  get past(): Past | null {
    return this.looking.past;
  }

  /** Somebody who leads through this table. */
  get guide(): Guide | null {
    return null;
  }

  /** Nobody else is here and nothing is kept: no chat, no notes, no orders, no history. */
  get alone(): boolean {
    return this.guide !== null;
  }

  /** Decisions are tried out from the position after so many entries; null while nobody does. */
  trying = $state<number | null>(null);

  /** Try decisions out from the position that is shown. */
  tryOut(): void {
    if (this.perspective && !this.covered) this.trying = this.past ? this.past.index + 1 : this.number;
  }

  /** Ask for the table once (so that problems are answers), then stay connected. */
  async start(): Promise<void> {
    this.stopped = false;
    const answer = await rest.table(this.id);
    if (this.stopped) return; // left before it had come
    if (!answer.ok) return void (this.problem = answer.problem);
    this.problem = null;
    this.noteTimer(answer.value);
    this.show(answer.value, false);
    this.returned();
    void this.planning.look();
    this.live.start();
  }

  stop(problem: Problem | null = null): void {
    this.stopped = true;
    this.problem = problem;
    this.queue.stop();
    this.live.stop();
  }

  /** The reader looks at the table again. */
  returned(): void {
    this.recap.back(this);
  }

  wake(): void {
    this.live.wake();
  }

  /** The page came into view, or went out of it. */
  look(): void {
    this.live.look();
  }

  /* Who looks, and at what */

  /** Brought up to date in place, so that a move runs only what reads something it has changed. */
  head = $state<TableHead | null>(null);
  readonly number: number = $derived(this.head?.number ?? 0);
  private readonly chairs: SeatInfo[] = $derived(this.head?.seats ?? NOBODY);
  /** The seats with the names under which they are shown. */
  readonly seats: SeatInfo[] = $derived(namedSeats(this.chairs));
  /** Own seats that are to act now, and for which no bot does so. */
  readonly pending: number[] = $derived(this.head ? pendingSeats(this.head) : []);
  /** The seat whose eyes we look through. */
  readonly seat: number | null = $derived(this.pending[0] ?? lookingSeat(this.head?.mine ?? [], this.revealed));
  perspective = $state.raw<LivePerspective | null>(null);
  /** Several seats share this device. */
  readonly shared: boolean = $derived((this.head?.mine.length ?? 0) > 1 && this.head?.status === 'running');
  /** The device must be handed over before this seat may look. */
  readonly covered: boolean = $derived(this.shared && this.pending.length > 0 && this.revealed !== this.pending[0]);
  /** Own secrets may be shown: nobody else looks at this device now. */
  readonly open: boolean = $derived(!this.shared || (this.pending.length > 0 && !this.covered));
  /** Bots sit at the table by themselves; one that stands in for a person changes no habits. */
  readonly withBots: boolean = $derived(this.chairs.some((seat) => seat.bot !== null && !substituted(seat)));

  /** The person at this seat looks now. */
  reveal(): void {
    this.revealed = this.pending[0] ?? null;
    this.see();
  }

  /** Bring what is seen up to date: another table, another seat, another time. */
  see(): void {
    const all = this.past?.perspectives ?? this.table?.perspectives ?? [];
    const found = all.find((one) => one.seat === this.seat) ?? all[0] ?? null;
    if (found && this.perspective) this.perspective.take(found);
    else this.perspective = found && new LivePerspective(found);
  }

  /* What may be done */

  readonly acting: boolean = $derived(
    this.pending.length > 0 && !this.covered && this.past === null && this.waiting === 0 && !this.scenes.blocks,
  );
  readonly offers: Offer[] = $derived(
    this.acting ? openOffers(this.perspective?.offers ?? NOTHING, this.choices.chain) : NOTHING,
  );
  readonly chain: Offer[] = $derived(composed(this.choices.chain));
  readonly targets: Map<string, Offer[]> = $derived(byTarget(this.choices.drafted ? NOTHING : this.offers));
  /** Also after the turn was handed on, until somebody else decides; a bot does so at once. */
  readonly undo: number = $derived(this.acting || handedOn(this) ? (this.perspective?.undo ?? 0) : 0);
  /** What was taken back last and may be entered anew. */
  readonly redo: string[] = $derived((this.acting && this.perspective?.redo) || NO_DECISIONS);

  /* What happened */

  /** The last line of the own turn before this one. */
  readonly ownLast: number | null = $derived(
    lastOwn(this.lines, this.seat, this.head?.turn ?? 0, this.pending.length > 0),
  );
  /** What had happened by the position that is shown. */
  readonly told: Line[] = $derived.by(() => {
    const past = this.past;
    return past ? this.lines.filter((line) => line.index <= past.index) : this.lines;
  });
  readonly fresh: Fact[] = $derived(freshFacts(this.told));
  readonly since: Fact[] = $derived(factsSince(this.told, this.ownLast, this.seat));

  /** Show the position after an entry of the log. */
  lookBack(index: number): Promise<void> {
    return this.looking.at(index);
  }

  present(): void {
    this.looking.present();
  }

  /** Show the rest at once. */
  skip(): void {
    this.scenes.end();
    this.queue.skip();
  }

  /** Show again what an entry of the log brought: the position before it, then what happened, or its scene. */
  async watch(index: number): Promise<void> {
    const line = this.lines.find((one) => one.index === index);
    const scene = line ? this.scenes.find([line], this.perspective) : null;
    if (scene) {
      this.scenes.play(scene);
      return this.scenes.keep();
    }
    if (!calm()) await this.lookBack(index - 1);
    await this.lookBack(index);
    this.arrived = calm() ? [] : (line?.facts ?? []);
  }

  /** Decisions were sent, or taken back (none). */
  sent(done: string[]): void {
    this.recap.close();
    this.scenes.end();
    this.hints.follow(done);
  }

  /** A decision came too late: the fresh table comes with the problem. */
  overtaken(problem: Problem): void {
    if (problem.table) this.receive(problem.table, true);
  }

  /* Receiving */

  private receive(table: TableView, atOnce: boolean): void {
    this.received = table.head.number;
    this.noteTimer(table);
    this.sendSalts(table);
    this.queue.push(table, atOnce || calm() || document.hidden || playSettings.pace === 'at-once');
  }

  /** Make this the table that is shown; answers how long it should stay. */
  private show(table: TableView, moving: boolean): number {
    const before = this.table?.head;
    const known = this.lines.at(-1)?.index ?? -1;
    this.received = Math.max(this.received ?? 0, table.head.number);
    this.lines = remembered(table, mergeLines(this.lines, table.lines));
    const came = table.lines.filter((line) => line.index > known && !line.taken_back);
    const facts = came.flatMap((line) => line.facts);
    const waited = this.pending.length > 0;
    this.arrived = moving && before ? facts : [];
    this.table = table;
    if (this.head && before) patch(this.head, before, table.head);
    else this.head = table.head;
    if (before && !document.hidden) this.recap.saw(table.head.number);
    if (!table.perspectives.some(({ offers }) => offers.some(({ form }) => form))) this.choices.filling.clear();
    if (before && before.number !== table.head.number) {
      this.choices.forget();
      if (!table.head.to_act.some((seat) => seat === this.revealed)) this.revealed = null;
    }
    this.see();
    if (before) {
      this.planning.changed();
      if (!waited && this.pending.length > 0) this.recap.begin(this);
      this.stage(came, moving);
    }
    return stay(facts);
  }

  /** Show the scene in these lines, if there is one; without motion what it leaves behind, or its steps as a list. */
  private stage(lines: Line[], moving: boolean): void {
    const scene = this.scenes.find(lines, this.perspective);
    if (!scene) return;
    if (!moving) return this.scenes.close(scene, calm());
    this.queue.hold();
    this.scenes.haste = 1 + this.waiting / HASTE;
    this.scenes.play(scene);
  }

  /** Seconds that were left when the table was sent: clocks of server and device may differ. */
  private noteTimer({ head }: TableView): void {
    this.ends = head.timer ? serverClock.now() + head.timer.left * 1000 : null;
  }

  private sendSalts({ proof }: TableView): void {
    for (const seat of proof.wanted) void sendSalt(this.live, this.id, seat);
  }
}
