import type { Connection } from '../server/live';
import { notations } from '../table/composing';
import type { Hint, Offer, Problem } from '../wire/wire';

/** What hints need to know of the table. */
export interface Advised {
  readonly live: Connection;
  readonly seat: number | null;
  readonly acting: boolean;
  readonly offers: Offer[];
  readonly chain: Offer[];
}

/** The offer that is the next step of a plan: its decisions stand at the beginning of what is left. */
export function nextOffer(offers: Offer[], chain: Offer[], left: string[]): Offer | null {
  const begun = notations(chain);
  if (begun.some((step, place) => left[place] !== step)) return null;
  const rest = left.slice(begun.length);
  return (
    offers.find((offer) => !offer.form && offer.do.split(' ').every((step, place) => rest[place] === step)) ?? null
  );
}

/** What is left of a plan after these decisions; null if they are others. */
export function followed(left: string[], done: string[]): string[] | null {
  return done.every((step, place) => left[place] === step) && done.length < left.length
    ? left.slice(done.length)
    : null;
}

/** A hint that was asked for, as long as its plan is followed. */
export class Hints {
  hint = $state.raw<Hint | null>(null);
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  private left = $state.raw<string[]>([]);

  constructor(private readonly table: Advised) {}

  async ask(): Promise<void> {
    const seat = this.table.seat;
    if (this.busy || seat === null || !this.table.acting) return;
    this.close();
    this.busy = true;
    const answer = await this.table.live.hint(seat);
    this.busy = false;
    if (!answer.ok) return void (this.problem = answer.problem);
    if (!this.table.acting || this.table.seat !== seat) return;
    this.hint = answer.value;
    this.left = answer.value.best.do;
  }

  /** The line and the target that the hint means now. */
  get offer(): Offer | null {
    return this.hint && this.table.acting ? nextOffer(this.table.offers, this.table.chain, this.left) : null;
  }

  /** The choices that the hint means now: one, or both halves of a composed one. */
  get steps(): Offer[] {
    const offer = this.offer;
    const then = offer && nextOffer(offer.then, [...this.table.chain, offer], this.left);
    return offer ? [offer, ...(then ? [then] : [])] : [];
  }

  /** Decisions were sent (none: some were taken back): a plan that is left behind is forgotten. */
  follow(done: string[]): void {
    const left = done.length ? followed(this.left, done) : null;
    if (left) this.left = left;
    else this.close();
  }

  close(): void {
    this.hint = null;
    this.problem = null;
  }
}
