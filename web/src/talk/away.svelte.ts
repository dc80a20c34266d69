import { recall, remember } from '../frame/memory';
import { type Row, rowsOf } from '../table/log';
import type { Line } from '../wire/wire';

export type FactRow = Row & { kind: 'fact' };

/** What the others did since the reader's last decision; nothing if the reader has seen all of it, or has decided nothing yet. */
export function missed(lines: Line[], seat: number | null, last: number | null, seen: number): FactRow[] {
  if (seat === null || last === null) return [];
  const own = new Set(lines.filter((line) => line.seat === seat).map(({ index }) => index));
  const rows = rowsOf(lines).filter(
    (row): row is FactRow => row.kind === 'fact' && row.index > last && !own.has(row.index),
  );
  return rows.some((row) => row.index >= seen) ? rows : [];
}

/** The card "since you were away": it comes when the reader comes back, and goes when it is put away. */
export class Away {
  rows = $state.raw<FactRow[]>([]);

  constructor(private readonly table: string) {}

  /** The reader comes to the table, or looks at it again. */
  back(lines: Line[], seat: number | null, last: number | null, number: number): void {
    this.rows = missed(lines, seat, last, Number(recall(`seen.${this.table}`) ?? 0) || 0);
    this.saw(number);
  }

  /** The reader has seen the table up to this length of the log. */
  saw(number: number): void {
    remember(`seen.${this.table}`, String(number));
  }

  close(): void {
    this.rows = [];
  }
}
