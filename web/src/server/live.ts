import type {
  Answer,
  ChatLine,
  ClientMessage,
  Hello,
  Hint,
  Look,
  Moved,
  Ping,
  Problem,
  ServerMessage,
  TableView,
} from '../wire/wire';
import { completed } from './changes';
import { Line, type Open, socketAddress } from './line';
import type { Result } from './rest';
import { share } from './share';

/** How the connection stands. `lost`: the server is gone, we try again. `offline`: this device has no network. */
export type Link = 'connecting' | 'live' | 'lost' | 'offline';

type Outgoing = Exclude<ClientMessage, Hello | Look | Ping>;

interface Pending {
  message: Outgoing;
  answer: (result: Result<never>) => void;
}

export interface Hooks {
  /** The length of the log we have, or null. */
  number: () => number | null;
  /** The table changed; `whole` after a (re)connection. */
  table: (table: TableView, whole: boolean) => void;
  link: (link: Link) => void;
  /** The number of the last thing said that we have, or 0. */
  said: () => number;
  /** Something was said; `whole`: something was removed, and this is what is left. */
  chat: (lines: ChatLine[], whole: boolean) => void;
  /** The table may not be seen, or not any more. */
  problem: (problem: Problem) => void;
}

const BACKOFF = [300, 700, 1500, 3000, 6000, 12000];

/** What a table needs of whoever tells it what happens: the socket, a lesson, or an attempt. */
export type Connection = Pick<Live, keyof Live>;

/** A live table: reconnects by itself, resumes by number, sends unanswered requests again with the same id. */
export class Live {
  private readonly line: Line<ServerMessage>;
  private pending = new Map<string, Pending>();
  private ready = false;
  private table: TableView | null = null; // as this socket told it last
  private known: TableView | null = null; // as it was told last, by whichever socket
  private shown = true; // whether this page is in view, as this socket was told last

  constructor(
    address: string,
    private readonly hooks: Hooks,
    open?: Open,
    private readonly online: () => boolean = () => navigator.onLine !== false,
    private readonly visible: () => boolean = () => document.visibilityState !== 'hidden',
  ) {
    const ends = {
      calling: () => this.calling(),
      hello: () => this.hello(),
      hear: (message: ServerMessage) => this.hear(message),
      lost: () => this.lost(),
    };
    this.line = new Line(address, BACKOFF, ends, open);
  }

  start(): void {
    this.line.start();
  }

  stop(): void {
    this.line.stop();
  }

  /** Try at once (the network came back or went away, or the user asked): a socket without a network is none. */
  wake(): void {
    if (this.line.up && !this.online()) this.line.drop();
    else this.line.wake();
  }

  /** The page came into view or went out of it: who does not see the table is told of their turn in another way. */
  look(): void {
    const visible = this.visible();
    if (!this.ready || visible === this.shown) return;
    this.shown = visible;
    this.line.say({ type: 'look', visible });
  }

  act(seat: number, number: number, moves: string[], note: string | null = null): Promise<Result<number>> {
    return this.request({
      type: 'act',
      request: freshRequest(),
      seat,
      number,
      do: moves,
      ...(note === null ? {} : { note }),
    });
  }

  undo(seat: number, number: number, count = 1): Promise<Result<number>> {
    return this.request({ type: 'undo', request: freshRequest(), seat, number, count });
  }

  why(seat: number, moves: string[]): Promise<Result<Answer>> {
    return this.request({ type: 'why', request: freshRequest(), seat, do: moves });
  }

  preview(seat: number, moves: string[]): Promise<Result<Answer>> {
    return this.request({ type: 'preview', request: freshRequest(), seat, do: moves });
  }

  /** What this seat would decide now: it counts when the time of the phase is up. */
  draft(seat: number, move: string, note: string | null = null): Promise<Result<number>> {
    return this.request({ type: 'draft', request: freshRequest(), seat, do: move, ...(note === null ? {} : { note }) });
  }

  /** The page shows the position after so many entries: the seat's clock is held no longer. */
  showsPosition(seat: number, number: number): Promise<Result<number>> {
    return this.request({ type: 'shown', request: freshRequest(), seat, number });
  }

  salt(seat: number, salt: string): Promise<Result<number>> {
    return this.request({ type: 'salt', request: freshRequest(), seat, salt });
  }

  /** Say something at the table; the answer is its number. */
  say(text: string, seat: number | null): Promise<Result<number>> {
    return this.request({ type: 'say', request: freshRequest(), text, seat });
  }

  /** What would a bot do? */
  hint(seat: number): Promise<Result<Hint>> {
    return this.request({ type: 'hint', request: freshRequest(), seat });
  }

  /** How many requests have no answer yet. */
  get waiting(): number {
    return this.pending.size;
  }

  private request<T>(message: Outgoing): Promise<Result<T>> {
    return new Promise((answer) => {
      this.pending.set(message.request, { message, answer: answer as Pending['answer'] });
      if (this.ready) this.line.say(message);
    });
  }

  private calling(): void {
    this.hooks.link(this.online() ? 'connecting' : 'offline');
    this.shown = true;
  }

  private lost(): void {
    this.table = null;
    this.ready = false;
    this.hooks.link(this.online() ? 'lost' : 'offline');
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.welcome(message.table);
        break;
      case 'update':
        this.tell(message.table, false);
        break;
      case 'moved':
        if (this.table) this.tell(after(this.table, message.table), false);
        break;
      case 'changed':
        if (this.table) this.tell(after(this.table, completed(this.table, message.table)), false);
        break;
      case 'chat':
        this.hooks.chat(message.lines, message.whole ?? false);
        break;
      case 'accepted':
        this.settle(message.request, { ok: true, value: message.number as never });
        break;
      case 'answer':
        this.settle(message.request, { ok: true, value: message.answer as never });
        break;
      case 'hinted':
        this.settle(message.request, { ok: true, value: message.hint as never });
        break;
      case 'refused':
        this.settle(message.request, { ok: false, problem: message.problem });
        break;
      case 'problem':
        this.hooks.problem(message.problem);
        break;
      case 'pong':
        if (this.ready && (message.number ?? 0) > (this.hooks.number() ?? 0)) this.line.say(this.hello());
    }
  }

  /** Hand a table on; what has not changed keeps its identity. */
  private tell(table: TableView, whole: boolean): void {
    this.table = this.known = share(this.known, table);
    this.hooks.table(this.table, whole);
  }

  /** The first words on a socket; said again when the heartbeat tells that something was missed. */
  private hello(): Hello {
    return {
      type: 'hello',
      number: this.hooks.number(),
      chat: this.hooks.said(),
      brief: true,
      changes: true,
      lines: true,
    };
  }

  private welcome(table: TableView): void {
    if (this.ready) return this.tell(table, true);
    this.ready = true;
    this.line.settle();
    this.hooks.link('live');
    this.tell(table, true);
    this.look();
    for (const { message } of this.pending.values()) this.line.say(message);
  }

  private settle(request: string, result: Result<never>): void {
    this.pending.get(request)?.answer(result);
    this.pending.delete(request);
  }
}

/** The table after a move, which tells only what it has changed. */
function after(table: TableView, moved: Moved): TableView {
  return { ...table, ...moved, head: { ...table.head, ...moved.head } };
}

/** The address of a table's socket. */
export function liveAddress(table: string): string {
  return socketAddress(`/tables/${encodeURIComponent(table)}/live`);
}

function freshRequest(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
