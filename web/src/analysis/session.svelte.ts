import { TableSession } from '../table/session.svelte';
import type { Analysed } from '../wire/wire';
import { AnalysisLine } from './line';

/** A position of a table in which decisions of all seats are tried out; nobody else sees it and nothing is stored. */
export class AnalysisSession extends TableSession {
  /** Nobody answers at once, and nobody else looks: nothing is confirmed and no seat is covered. */
  override readonly withBots = false;
  override readonly shared = false;
  /** The position as it was answered last. */
  found = $state.raw<Analysed | null>(null);

  /** `game`: the table as it is played, which goes on meanwhile. */
  constructor(
    readonly game: TableSession,
    readonly from: number,
  ) {
    const { table, seats, seat, head } = game;
    const start = { table: table!, seats, number: from, seat: head?.status === 'over' ? null : seat };
    super(`try-${game.id}`, (hooks) => new AnalysisLine(start, hooks, (found) => (this.found = found)));
  }

  /** The game is over in what is tried out. */
  readonly ended: boolean = $derived(this.found?.outcome != null);

  override get alone(): boolean {
    return true;
  }

  override start(): Promise<void> {
    this.live.start();
    return Promise.resolve();
  }

  /** Earlier positions are reached by steps back. */
  override lookBack(): Promise<void> {
    return Promise.resolve();
  }

  async startOver(): Promise<void> {
    this.choices.keep(0);
    await (this.live as AnalysisLine).startOver();
  }

  /** Tried out enough. */
  override tryOut(): void {
    this.game.trying = null;
  }
}
