import { longestWaiting, waits } from '../home/tables';
import { rest } from '../server/rest';
import type { TableHead } from '../wire/wire';
import { showBadge } from './badge';

const VISIBLE = 30_000;
const HIDDEN = 120_000;

/** Which tables wait for the reader, wherever the reader is. */
class Waiting {
  /** The reader's tables as they were last seen. */
  tables = $state.raw<TableHead[]>([]);
  /** The table that is open here: it tells itself whether it waits. */
  here = $state.raw<{ id: string; waits: boolean } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Tables elsewhere that wait, and the one to go to next. */
  readonly others: TableHead[] = $derived(this.tables.filter((table) => table.id !== this.here?.id && waits(table)));
  readonly next: TableHead | undefined = $derived(longestWaiting(this.others));
  readonly count: number = $derived(this.others.length + (this.here?.waits ? 1 : 0));
  /** In front of a page's title: this table waits, or so many others do. */
  readonly mark: string = $derived(this.here?.waits ? '● ' : this.others.length > 0 ? `(${this.others.length}) ` : '');

  /** Look now and then, less often when nobody sees the page. */
  start(): void {
    this.rest();
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void this.look();
    });
    $effect.root(() => {
      $effect(() => showBadge(this.count));
    });
  }

  /** The list came from the server. */
  heard(tables: TableHead[]): void {
    this.tables = tables;
    this.rest();
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), document.hidden ? HIDDEN : VISIBLE);
  }

  private async look(): Promise<void> {
    const answer = await rest.tables();
    if (answer.ok) this.heard(answer.value.mine);
    else this.rest();
  }
}

export const waiting = new Waiting();
