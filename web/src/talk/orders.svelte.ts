import { rest } from '../server/rest';
import { playSettings } from '../settings/play.svelte';
import type { NewOrders, Problem, SeatOrders } from '../wire/wire';

/** The standing orders of one seat, as the server keeps them. */
export class Orders {
  kept = $state.raw<SeatOrders>({ orders: [], forced: false });
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);

  constructor(
    private readonly table: string,
    private readonly seat: number,
  ) {}

  /** Ask for them, and let the seat take forced decisions by itself as the settings say. */
  async look(): Promise<void> {
    const answer = await rest.orders(this.table, this.seat);
    if (!answer.ok) return void (this.problem = answer.problem);
    this.kept = answer.value;
    const { forced } = playSettings;
    if (forced !== this.kept.forced) await this.give({ forced });
  }

  async force(wanted: boolean): Promise<void> {
    playSettings.forced = wanted;
    await this.give({ forced: wanted });
  }

  async add(move: string, until: number | null): Promise<void> {
    const others = this.kept.orders.filter((order) => order.do !== move);
    await this.give({ orders: [...others, { do: move, until }] });
  }

  async withdraw(move: string): Promise<void> {
    await this.give({ orders: this.kept.orders.filter((order) => order.do !== move) });
  }

  private async give(change: Partial<NewOrders>): Promise<void> {
    const orders = this.kept.orders.map(({ do: move, until }) => ({ do: move, until }));
    this.busy = true;
    const answer = await rest.setOrders(this.table, this.seat, { orders, forced: this.kept.forced, ...change });
    this.busy = false;
    this.problem = answer.ok ? null : answer.problem;
    if (answer.ok) this.kept = answer.value;
  }
}
