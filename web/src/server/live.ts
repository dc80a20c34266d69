import type { Answer, ChatLine, ClientMessage, Hello, Hint, Look, Moved, Ping, Problem, ServerMessage, TableView } from '../wire/wire';
import type { Result } from './rest';

/** How the connection stands. `lost`: the server is gone, we try again. `offline`: this device has no network. */
export type Link = 'connecting' | 'live' | 'lost' | 'offline';

type Outgoing = Exclude<ClientMessage, Hello | Look | Ping>;

interface Pending {
  message: Outgoing;
  answer: (result: Result<never>) => void;
}

/** What the connection needs of a WebSocket; tests bring their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface Hooks {
  /** The length of the log we have, or null. */
  number: () => number | null;
  /** The table changed; `whole` after a (re)connection. */
  table: (table: TableView, whole: boolean) => void;
  link: (link: Link) => void;
  /** The number of the last thing said that we have, or 0. */
  said: () => number;
  /** Something was said. */
  /** `whole`: something was removed, and this is what is left. */
  chat: (lines: ChatLine[], whole: boolean) => void;
  /** The table may not be seen, or not any more. */
  problem: (problem: Problem) => void;
}

const BACKOFF = [300, 700, 1500, 3000, 6000, 12000];
const PING = 20_000;
const SILENCE = 45_000;

/** A live table: reconnects by itself, resumes by number, sends unanswered requests again with the same id. */
export class Live {
  private socket: Socket | null = null;
  private pending = new Map<string, Pending>();
  private attempts = 0;
  private stopped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private table: TableView | null = null; // as this socket told it last
  private shown = true; // whether this page is in view, as this socket was told last

  constructor(
    private readonly address: string,
    private readonly hooks: Hooks,
    private readonly open: (address: string) => Socket = (at) => new WebSocket(at) as unknown as Socket,
    private readonly online: () => boolean = () => navigator.onLine !== false,
    private readonly visible: () => boolean = () => document.visibilityState !== 'hidden',
  ) {}

  start(): void {
    this.stopped = false;
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearInterval(this.heart);
    this.drop();
  }

  /** Try at once (the network came back or went away, or the user asked): a socket without a network is none. */
  wake(): void {
    if (this.stopped) return;
    if (this.socket && !this.online()) return this.drop();
    if (this.socket) return;
    clearTimeout(this.timer);
    this.attempts = 0;
    this.connect();
  }

  /** The page came into view or went out of it: who does not see the table is told of their turn in another way. */
  look(): void {
    const visible = this.visible();
    if (!this.ready || visible === this.shown) return;
    this.shown = visible;
    this.socket?.send(JSON.stringify({ type: 'look', visible }));
  }

  act(seat: number, number: number, moves: string[], note: string | null = null): Promise<Result<number>> {
    return this.request({ type: 'act', request: freshRequest(), seat, number, do: moves, ...(note === null ? {} : { note }) });
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
      if (this.ready) this.socket?.send(JSON.stringify(message));
    });
  }

  private ready = false;

  private connect(): void {
    this.hooks.link(this.online() ? 'connecting' : 'offline');
    const socket = this.open(this.address);
    this.socket = socket;
    this.shown = true;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', number: this.hooks.number(), chat: this.hooks.said(), brief: true }));
    socket.onmessage = (event) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => this.closed(socket);
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    switch (message.type) {
      case 'table':
        this.welcome(message.table);
        break;
      case 'update':
        this.changed(message.table);
        break;
      case 'moved':
        if (this.table) this.changed(after(this.table, message.table));
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
    }
  }

  private changed(table: TableView): void {
    this.table = table;
    this.hooks.table(table, false);
  }

  private welcome(table: TableView): void {
    this.ready = true;
    this.table = table;
    this.attempts = 0;
    this.hooks.link('live');
    this.hooks.table(table, true);
    this.look();
    for (const { message } of this.pending.values()) this.socket?.send(JSON.stringify(message));
    clearInterval(this.heart);
    this.heart = setInterval(() => this.beat(), PING);
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE) return this.drop();
    this.socket?.send('{"type":"ping"}');
  }

  private settle(request: string, result: Result<never>): void {
    this.pending.get(request)?.answer(result);
    this.pending.delete(request);
  }

  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.close();
    this.closed(socket);
  }

  private closed(socket: Socket): void {
    if (socket !== this.socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    this.socket = this.table = null;
    this.ready = false;
    clearInterval(this.heart);
    if (this.stopped) return;
    this.hooks.link(this.online() ? 'lost' : 'offline');
    const pause = BACKOFF[Math.min(this.attempts, BACKOFF.length - 1)] ?? 0;
    this.attempts += 1;
    this.timer = setTimeout(() => this.connect(), pause * (0.8 + Math.random() * 0.4));
  }
}

/** The table after a move, which tells only what it has changed. */
function after(table: TableView, moved: Moved): TableView {
  return { ...table, ...moved, head: { ...table.head, ...moved.head } };
}

/** The address of a table's socket on the server that sent this page. */
export function liveAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/v1/tables/${encodeURIComponent(table)}/live`;
}

function freshRequest(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
