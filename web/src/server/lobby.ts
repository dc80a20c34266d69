import type { LobbyServerMessage, TableList } from '../wire/wire';
import type { Socket } from './live';

const BACKOFF = [1000, 3000, 8000, 20_000, 60_000];
const PING = 20_000;
const SILENCE = 45_000;

export interface Hooks {
  /** Lists came: all of them after a (re)connection, later those that have changed. */
  lists: (lists: Partial<TableList>) => void;
  /** Whether changes are heard as they happen. */
  live: (live: boolean) => void;
}

/** The lists of tables as they change: reconnects by itself; whoever uses it asks now and then while it is away. */
export class LobbyLive {
  private socket: Socket | null = null;
  private attempts = 0;
  private stopped = true;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly address: string,
    private readonly hooks: Hooks,
    private readonly open: (address: string) => Socket = (at) => new WebSocket(at) as unknown as Socket,
  ) {}

  start(): void {
    this.stopped = false;
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.drop();
  }

  /** Try at once: somebody looks at the page again. */
  wake(): void {
    if (this.stopped || this.socket) return;
    clearTimeout(this.timer);
    this.attempts = 0;
    this.connect();
  }

  private connect(): void {
    const socket = this.open(this.address);
    this.socket = socket;
    socket.onopen = () => socket.send('{"type":"hello"}');
    socket.onmessage = (event) => this.hear(JSON.parse(event.data) as LobbyServerMessage);
    socket.onclose = () => this.closed(socket);
    clearInterval(this.heart);
    this.heard = Date.now();
    this.heart = setInterval(() => this.beat(), PING);
  }

  private hear(message: LobbyServerMessage): void {
    this.heard = Date.now();
    if (message.type !== 'tables') return;
    const { type: _, ...lists } = message;
    this.attempts = 0;
    this.hooks.live(true);
    this.hooks.lists(lists);
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE) return this.drop();
    this.socket?.send('{"type":"ping"}');
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
    this.socket = null;
    clearInterval(this.heart);
    if (this.stopped) return;
    this.hooks.live(false);
    const pause = BACKOFF[Math.min(this.attempts, BACKOFF.length - 1)] ?? 0;
    this.attempts += 1;
    this.timer = setTimeout(() => this.connect(), pause * (0.8 + Math.random() * 0.4));
  }
}

/** The address of the lists' socket on the server that sent this page. */
export function lobbyAddress(): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/v1/lobby/live`;
}
