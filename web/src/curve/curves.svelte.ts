import type { ReplaySource } from '../replay/source';
import type { Curve, Problem } from '../wire/wire';
import { turningPoints } from './turning';

const AGAIN = 1000;

/** The curve of a game: looked at, asked for, looked at again while it grows. */
export class CurveReader {
  curve = $state.raw<Curve | null>(null);
  problem = $state.raw<Problem | null>(null);
  readonly points = $derived(this.curve?.points ?? []);
  readonly ready = $derived(this.curve?.status === 'done');
  readonly turnings = $derived(this.ready ? turningPoints(this.points) : []);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly source: ReplaySource) {}

  look(): Promise<void> {
    return this.read(() => this.source.curve());
  }

  /** Have it worked out. */
  ask(): Promise<void> {
    return this.read(() => this.source.draw());
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async read(ask: () => ReturnType<ReplaySource['curve']>): Promise<void> {
    const answer = await ask();
    this.problem = answer.ok ? null : answer.problem;
    if (!answer.ok) return;
    this.curve = answer.value;
    if (answer.value.status === 'waiting') this.timer = setTimeout(() => void this.look(), AGAIN);
  }
}
