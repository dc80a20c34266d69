/** With so many waiting, each is shown in half the time; with twice as many in a third. */
export const HASTE = 6;

/** Shows what comes in one after another, so that one sees what happened: faster when many wait, but every one of them. */
export class ShowQueue<T> {
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;

  /** `show` answers how long the thing should stay before the next one, in milliseconds. */
  constructor(
    private readonly show: (item: T, moving: boolean) => number,
    private readonly changed: (waiting: number) => void,
  ) {}

  push(item: T, atOnce: boolean): void {
    if (atOnce) {
      this.skip();
      this.show(item, false);
      return;
    }
    this.waiting.push(item);
    this.changed(this.waiting.length);
    if (this.timer === undefined && !this.held) this.next();
  }

  /** Show the rest at once. */
  skip(): void {
    this.stop();
    this.held = false;
    const rest = this.waiting.splice(0);
    for (const item of rest) this.show(item, false);
    this.changed(0);
  }

  /** What is shown now stays until it is released. */
  hold(): void {
    this.held = true;
  }

  release(): void {
    if (!this.held) return;
    this.held = false;
    if (this.timer === undefined) this.next();
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
    if (this.held) return;
    this.timer = setTimeout(() => this.next(), pause / (1 + this.waiting.length / HASTE));
  }
}
