import type { TimeKind } from '../time/control';
import type { TableHead } from '../wire/wire';
import { openSeats } from './tables';

/** Which open tables a reader wants to see; an empty text: all. */
export interface TableFilter {
  game: string;
  pace: TimeKind | '';
  language: string;
  /** Only tables with a chair on which the reader may sit down. */
  free: boolean;
}

export const EVERYTHING: TableFilter = { game: '', pace: '', language: '', free: false };

/** How fast a table is played. */
export function paceOf(table: TableHead): TimeKind {
  if (!table.time) return 'none';
  return table.time.turn ? 'leisure' : 'live';
}

/** The tables that pass; one whose language nobody has named passes in every language. */
export function filtered(tables: TableHead[], filter: TableFilter): TableHead[] {
  return tables.filter(
    (table) =>
      (filter.game === '' || table.game === filter.game) &&
      (filter.pace === '' || paceOf(table) === filter.pace) &&
      (filter.language === '' || !table.language || table.language === filter.language) &&
      (!filter.free || openSeats(table).length > 0),
  );
}

/** A filter as it was remembered; whatever is unreadable filters nothing. */
export function filterOf(text: string | null): TableFilter {
  try {
    const known = JSON.parse(text ?? '{}') as Partial<TableFilter>;
    return { ...EVERYTHING, ...known };
  } catch {
    return EVERYTHING;
  }
}
