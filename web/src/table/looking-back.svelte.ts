import { rest } from '../server/rest';
import { share } from '../server/share';
import type { Line, Problem, TableView } from '../wire/wire';
import type { Past } from './contracts';
import { neighbour, showAddress } from './stepping';

/** What looking back needs to know of the table. */
interface Looked {
  readonly id: string;
  readonly lines: Line[];
  readonly table: TableView | null;
  readonly choices: { settle(): void; trouble: Problem | null };
  /** Bring what is seen up to date. */
  see(): void;
}

/** Looking at earlier positions while the game goes on. */
export class LookingBack {
  past = $state.raw<Past | null>(null);
  /** Counts what was looked at: an answer that is overtaken by another wish is not shown. */
  private looks = 0;
  /** The entry that the reader wants to look at: keys may come faster than answers. */
  private aim: number | null = null;

  constructor(private readonly table: Looked) {}

  /** Show the position after an entry of the log. */
  async at(index: number): Promise<void> {
    const { id, choices } = this.table;
    const look = this.wish(index);
    const answer = await rest.at(id, index + 1);
    if (look !== this.looks) return;
    choices.settle();
    if (!answer.ok) {
      this.aim = this.past?.index ?? null;
      choices.trouble = answer.problem;
      return;
    }
    const turn = this.table.lines.find((line) => line.index === index)?.turn ?? 0;
    this.past = { index, turn, perspectives: share(this.table.table?.perspectives, answer.value) };
    showAddress(id, index + 1);
    this.table.see();
  }

  /** Go to the position before or after the one that is shown. */
  async step(by: -1 | 1): Promise<void> {
    const to = neighbour(this.table.lines, this.aim, by);
    if (to !== null) await this.at(to);
    else if (by > 0 && this.aim !== null) this.present();
  }

  present(): void {
    this.wish(null);
    this.past = null;
    showAddress(this.table.id, null);
    this.table.see();
    this.table.choices.settle();
  }

  private wish(index: number | null): number {
    this.aim = index;
    this.looks += 1;
    return this.looks;
  }
}
