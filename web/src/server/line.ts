/** What a line needs of a WebSocket; tests bring their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export type Open = (address: string) => Socket;
export const openSocket: Open = (address) => new WebSocket(address) as unknown as Socket;

export interface Ends<Message> {
  /** A socket is being opened. */
  calling?: () => void;
  /** The first words on it. */
  hello: () => unknown;
  hear: (message: Message) => void;
  /** It is gone; another one is tried soon. */
  lost: () => void;
}

const PING = 20_000;
const SILENCE = 45_000;

/** A socket that is opened again when it is lost or silent, after growing pauses. */
export class Line<Message> {
  private socket: Socket | null = null;
  private attempts = 0;
  private stopped = true;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly address: string,
    private readonly backoff: number[],
    private readonly ends: Ends<Message>,
    private readonly open: Open = openSocket,
  ) {}

  /** Whether there is a socket, which may still be on its way. */
  get up(): boolean {
    return this.socket !== null;
  }

  start(): void {
    this.stopped = false;
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.drop();
  }

  /** Try at once. */
  wake(): void {
    if (this.stopped || this.socket) return;
    clearTimeout(this.timer);
    this.attempts = 0;
    this.connect();
  }

  /** The other end has answered as it should: the next pause is a short one again. */
  settle(): void {
    this.attempts = 0;
  }

  say(message: unknown): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Give the socket up, as if it were lost. */
  drop(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.close();
    this.closed(socket);
  }

  private connect(): void {
    this.ends.calling?.();
    const socket = this.open(this.address);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => {
      this.heard = Date.now();
      for (const line of event.data.split('\n')) this.ends.hear(JSON.parse(line) as Message);
    };
    socket.onclose = () => this.closed(socket);
  }

  private opened(): void {
    this.say(this.ends.hello());
    this.heard = Date.now();
    this.heart = setInterval(() => this.beat(), PING);
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE) this.drop();
    else this.say({ type: 'ping' });
  }

  private closed(socket: Socket): void {
    if (socket !== this.socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    this.socket = null;
    clearInterval(this.heart);
    if (this.stopped) return;
    this.ends.lost();
    const pause = this.backoff[Math.min(this.attempts, this.backoff.length - 1)] ?? 0;
    this.attempts += 1;
    this.timer = setTimeout(() => this.connect(), pause * (0.8 + Math.random() * 0.4));
  }
}

/** The address of a socket on the server that sent this page. */
export function socketAddress(path: string): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/api/v1${path}`;
}
