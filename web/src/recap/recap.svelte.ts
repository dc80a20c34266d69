import { recall, remember } from '../frame/memory';
import { type Row, rowsOf } from '../table/log';
import type { Line } from '../wire/wire';

export type FactRow = Row & { kind: 'fact' };

/** What the others did since the reader's last decision; nothing if the reader has decided nothing yet. */
export function others(lines: Line[], seat: number | null, last: number | null): FactRow[] {
  if (seat === null || last === null) return [];
  const own = new Set(lines.filter((line) => line.seat === seat).map(({ index }) => index));
  return rowsOf(lines).filter((row): row is FactRow => row.kind === 'fact' && row.index > last && !own.has(row.index));
}

/** What the reader needs to know of the table to be told what happened. */
export interface Told {
  lines: Line[];
  seat: number | null;
  /** The index of the last line of the own turn before this one. */
  ownLast: number | null;
  /** The length of the log. */
  number: number;
}

/** The strip "since your last move": it comes with the own turn and when the reader comes back, and goes when it is put away. */
export class Recap {
  rows = $state.raw<FactRow[]>([]);

  constructor(private readonly table: string) {}

  /** The reader comes to the table, or looks at it again: told if something happened that the reader has not seen. */
  back({ lines, seat, ownLast, number }: Told): void {
    const seen = Number(recall(`seen.${this.table}`) ?? 0) || 0;
    const rows = others(lines, seat, ownLast);
    if (rows.some((row) => row.index >= seen)) this.rows = rows;
    this.saw(number);
  }

  /** The reader's turn begins. */
  begin({ lines, seat, ownLast }: Told): void {
    this.rows = others(lines, seat, ownLast);
  }

  /** The reader has seen the table up to this length of the log. */
  saw(number: number): void {
    remember(`seen.${this.table}`, String(number));
  }

  close(): void {
    this.rows = [];
  }
}
