import type { LobbyServerMessage, TableList } from '../wire/wire';
import { Line, type Open, socketAddress } from './line';

const BACKOFF = [1000, 3000, 8000, 20_000, 60_000];

export interface Hooks {
  /** Lists came: all of them after a (re)connection, later those that have changed. */
  lists: (lists: Partial<TableList>) => void;
  /** Whether changes are heard as they happen. */
  live: (live: boolean) => void;
}

/** The lists of tables as they change; whoever uses it asks now and then while it is away. */
export class LobbyLive {
  private readonly line: Line<LobbyServerMessage>;

  constructor(
    address: string,
    private readonly hooks: Hooks,
    open?: Open,
  ) {
    const ends = {
      hello: () => ({ type: 'hello' }),
      hear: (message: LobbyServerMessage) => this.hear(message),
      lost: () => hooks.live(false),
    };
    this.line = new Line(address, BACKOFF, ends, open);
  }

  start(): void {
    this.line.start();
  }

  stop(): void {
    this.line.stop();
  }

  /** Try at once: somebody looks at the page again. */
  wake(): void {
    this.line.wake();
  }

  private hear(message: LobbyServerMessage): void {
    if (message.type !== 'tables') return;
    const { type: _, ...lists } = message;
    this.line.settle();
    this.hooks.live(true);
    this.hooks.lists(lists);
  }
}

/** The address of the lists' socket. */
export function lobbyAddress(): string {
  return socketAddress('/lobby/live');
}
