import { rest } from '../server/rest';
import { notations } from '../table/composing';
import type { Offer, Plan, Problem } from '../wire/wire';

/** What planning needs to know of the table. */
export interface Planned {
  readonly id: string;
  readonly seat: number | null;
  readonly pending: number[];
}

/** Deciding in advance: what is chosen step by step, and the plan that waits on the server or was cancelled there. */
export class Planning {
  plan = $state.raw<Plan | null>(null);
  /** The choices made so far; null: nobody is planning. */
  chain = $state.raw<Offer[] | null>(null);
  offers = $state.raw<Offer[]>([]);
  done = $state(false);
  /** Chains that come before the one that is being chosen: it is played if they are refused. */
  before = $state.raw<Offer[][]>([]);
  /** What could be done first; one of them may be named as a reason to play nothing. */
  first = $state.raw<Offer[]>([]);
  /** If this is possible, nothing is played. */
  unless = $state('');
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);

  constructor(private readonly table: Planned) {}

  /** Ask the server what became of the plan. */
  async look(): Promise<void> {
    const seat = this.table.seat;
    if (seat === null) return;
    const answer = await rest.plan(this.table.id, seat);
    if (answer.ok && this.table.seat === seat) this.plan = answer.value.plan;
  }

  /** The table has changed: a plan that waited may have been played; whoever is to act plans no more. */
  changed(): void {
    if (this.plan) void this.look();
    if (this.table.pending.length > 0) this.chain = null;
  }

  async begin(): Promise<void> {
    this.before = [];
    this.unless = '';
    await this.extend([]);
    this.first = this.offers;
  }

  /** What is chosen next is played if this chain is refused. */
  async otherwise(): Promise<void> {
    if (!this.chain?.length) return;
    this.before = [...this.before, this.chain];
    await this.extend([]);
  }

  async choose(offer: Offer): Promise<void> {
    const chain = [...(this.chain ?? []), offer];
    if (offer.then.length === 0) return this.extend(chain);
    this.chain = chain;
    this.offers = offer.then;
    this.done = false;
  }

  async back(): Promise<void> {
    await this.extend(whole((this.chain ?? []).slice(0, -1)));
  }

  stop(): void {
    this.chain = null;
    this.problem = null;
  }

  async save(): Promise<void> {
    const { seat, id } = this.table;
    const [first, ...others] = [...this.before, this.chain ?? []].filter((chain) => chain.length).map(notations);
    if (seat === null || !first) return;
    this.busy = true;
    const unless = this.unless ? this.unless.split(' ') : [];
    const answer = await rest.setPlan(id, seat, { do: first, otherwise: others, unless });
    this.busy = false;
    this.problem = answer.ok ? null : answer.problem;
    if (!answer.ok) return;
    this.plan = answer.value.plan;
    this.chain = null;
  }

  async remove(): Promise<void> {
    const { seat, id } = this.table;
    if (seat === null) return;
    const answer = await rest.removePlan(id, seat);
    this.problem = answer.ok ? null : answer.problem;
    if (answer.ok) this.plan = null;
  }

  /** What could come after these choices. */
  private async extend(chain: Offer[]): Promise<void> {
    const { seat, id } = this.table;
    if (seat === null || this.busy) return;
    this.busy = true;
    const answer = await rest.ahead(id, seat, notations(chain));
    this.busy = false;
    this.problem = answer.ok ? null : answer.problem;
    if (!answer.ok) return;
    this.chain = chain;
    this.offers = answer.value.offers.filter((offer) => !offer.form);
    this.done = answer.value.done;
  }
}

/** A chain without a choice that still waits for its second half. */
export function whole(chain: Offer[]): Offer[] {
  return (chain.at(-1)?.then.length ?? 0) > 0 ? chain.slice(0, -1) : chain;
}
