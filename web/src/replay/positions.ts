import type { Result } from '../server/rest';
import type { Perspective } from '../wire/wire';

/** The positions of a finished game, each asked for once; neighbours are fetched ahead. */
export class Positions {
  private readonly known = new Map<number, Promise<Result<Perspective[]>>>();

  constructor(private readonly ask: (number: number) => Promise<Result<Perspective[]>>) {}

  /** The position after so many entries; a failed answer is forgotten, so that it can be asked again. */
  get(number: number): Promise<Result<Perspective[]>> {
    const before = this.known.get(number);
    if (before) return before;
    const answer = this.ask(number).then((result) => {
      if (!result.ok) this.known.delete(number);
      return result;
    });
    this.known.set(number, answer);
    return answer;
  }

  /** Ask ahead for positions that will be wanted soon. */
  prefetch(numbers: number[]): void {
    for (const number of numbers) void this.get(number);
  }
}
