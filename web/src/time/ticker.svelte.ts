import { serverClock } from './server-clock';

/** The server's time, second by second, for whoever shows a clock; it stands still while nobody does. */
class Ticker {
  now = $state(serverClock.now());
  private users = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Let it run; answers how to stop it. */
  run(): () => void {
    this.users += 1;
    this.now = serverClock.now();
    this.timer ??= setInterval(() => (this.now = serverClock.now()), 250);
    return () => {
      this.users -= 1;
      if (this.users > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  }
}

export const ticker = new Ticker();
