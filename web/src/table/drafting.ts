import { filled, valuesIn } from '../board/filling.svelte';
import { rest } from '../server/rest';
import type { TableSession } from './session.svelte';

/** How long one may go on filling in before the server hears of it, in milliseconds. */
const PAUSE = 200;

/** Keeps the server's copy of what is being filled in, while a phase is timed; finds it again after a reload. */
export class Drafting {
  private sent = '';
  private found: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: TableSession) {}

  /** Something was filled in: send it when the hand rests. Reads what it depends on. */
  keep(): void {
    const { session } = this;
    const [offer, seat] = [session.offers.find(({ form }) => form), session.seat];
    const { values, note } = session.choices.filling;
    if (!offer || seat === null) return;
    const phase = `${seat} ${session.head?.turn}`;
    if (this.found !== phase) return void this.find(phase, seat);
    const text = JSON.stringify([phase, filled(offer, values), note]);
    if (text === this.sent) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.sent = text;
      void session.live.draft(seat, filled(offer, values), note);
    }, PAUSE);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Take up what was drafted before the page was opened. */
  private async find(phase: string, seat: number): Promise<void> {
    this.found = phase;
    const { session } = this;
    const answer = await rest.draft(session.id, seat);
    const offer = session.offers.find(({ form }) => form);
    const { filling } = session.choices;
    if (
      !answer.ok ||
      answer.value.do === null ||
      !offer ||
      filling.count > 0 ||
      phase !== `${session.seat} ${session.head?.turn}`
    )
      return;
    this.sent = JSON.stringify([phase, answer.value.do, answer.value.note]);
    filling.take(valuesIn(offer, answer.value.do));
    filling.note = answer.value.note;
  }
}
