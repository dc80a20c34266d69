/** What the server's clock shows, though this device's may be wrong. Its answers carry a date in whole seconds. */
export class ServerClock {
  private least = -Infinity;
  private most = Infinity;

  /** An answer with the header `Date`: sent and received at these moments of the own clock. */
  hear(date: string | null, sent: number, received: number): void {
    const shown = date === null ? NaN : Date.parse(date);
    if (Number.isNaN(shown)) return;
    const least = shown - received;
    const most = shown + 1000 - sent;
    const fits = Math.max(this.least, least) <= Math.min(this.most, most);
    this.least = fits ? Math.max(this.least, least) : least;
    this.most = fits ? Math.min(this.most, most) : most;
  }

  /** How much the server's clock is ahead of the own one, in milliseconds; small differences are none. */
  get ahead(): number {
    if (this.least === -Infinity) return 0;
    if (this.least <= 0 && this.most >= 0) return 0;
    return (this.least + this.most) / 2;
  }

  now(own: number = Date.now()): number {
    return own + this.ahead;
  }
}

export const serverClock = new ServerClock();
