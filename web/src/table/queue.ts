const MOST_WAITING = 12;

/** Shows what comes in one after another, so that one sees what happened; `skip` shows the rest at once. */
export class ShowQueue<T> {
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` answers how long the thing should stay before the next one, in milliseconds. */
  constructor(
    private readonly show: (item: T, moving: boolean) => number,
    private readonly changed: (waiting: number) => void,
  ) {}

  push(item: T, atOnce: boolean): void {
    if (atOnce || this.waiting.length >= MOST_WAITING) {
      this.skip();
      this.show(item, false);
      return;
    }
    this.waiting.push(item);
    this.changed(this.waiting.length);
    if (this.timer === undefined) this.next();
  }

  skip(): void {
    this.stop();
    const rest = this.waiting.splice(0);
    for (const item of rest) this.show(item, false);
    this.changed(0);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    this.timer = undefined;
    const item = this.waiting.shift();
    this.changed(this.waiting.length);
    if (item === undefined) return;
    const pause = this.show(item, true);
    this.timer = setTimeout(() => this.next(), pause);
  }
}
