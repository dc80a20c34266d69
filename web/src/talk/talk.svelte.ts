import { recall, remember } from '../frame/memory';
import type { ChatLine } from '../wire/wire';

/** Lines that came twice stand once, in the order in which they were said. */
export function mergeChat(known: ChatLine[], came: ChatLine[]): ChatLine[] {
  const last = known.at(-1)?.number ?? 0;
  const fresh = came.filter((line) => line.number > last);
  return fresh.length ? [...known, ...fresh] : known;
}

/** How many lines came after the last one that was read. */
export function unreadOf(lines: ChatLine[], read: number): number {
  return lines.filter((line) => line.number > read).length;
}

/** What is said at one table, and how far this reader has read it. */
export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  private read = $state(0);
  /** The chat is in sight. */
  private open = false;

  constructor(private readonly table: string) {
    this.read = Number(recall(`chat.${table}`) ?? 0) || 0;
  }

  /** The number of the last line that has come; 0 before the first. */
  get last(): number {
    return this.lines.at(-1)?.number ?? 0;
  }

  get unread(): number {
    return unreadOf(this.lines, this.read);
  }

  /** `whole`: something was removed, and this is what is left. */
  hear(lines: ChatLine[], whole = false): void {
    this.lines = whole ? lines : mergeChat(this.lines, lines);
    if (this.open && !document.hidden) this.markRead();
  }

  show(open: boolean): void {
    this.open = open;
    if (open) this.markRead();
  }

  private markRead(): void {
    if (this.last <= this.read) return;
    this.read = this.last;
    remember(`chat.${this.table}`, String(this.last));
  }
}
