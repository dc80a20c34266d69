import type { Said } from '../home/tables';
import { about } from '../table/log';
import type { Line, Outcome, TableHead } from '../wire/wire';

/** The seats from the first place to the last; those that share a place in their order at the table. */
export function ranking(outcome: Outcome): number[] {
  return outcome.places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
    .map(({ seat }) => seat);
}

/** Who won, said to the reader: "you" only where the reader holds one seat. */
export function headline(
  outcome: Outcome,
  mine: number[],
  nameOf: (seat: number) => string,
  list: (names: string[]) => string,
): Said {
  const winners = ranking(outcome).filter((seat) => outcome.places[seat] === 1);
  const points = outcome.scores[winners[0] ?? 0] ?? 0;
  const own = mine.length === 1 && winners.includes(mine[0]!);
  if (winners.length === 1) {
    return own
      ? { id: 'end-you-win', args: { points } }
      : { id: 'end-name-wins', args: { name: nameOf(winners[0]!), points } };
  }
  return own
    ? { id: 'end-you-share', args: { points } }
    : { id: 'end-names-share', args: { names: list(winners.map(nameOf)), points } };
}

/** The seat that brought the end about: whom the fact with this reason names, else who decided last. */
export function endedBy(lines: Line[], reason: string): number | null {
  const told = lines.filter((line) => line.seat !== null && !line.taken_back && line.facts.length > 0);
  const facts = told.flatMap((line) => line.facts).filter((fact) => fact.data['reason'] === `@reason-${reason}`);
  const last = facts.at(-1);
  return (last && about(last)) ?? told.at(-1)?.seat ?? null;
}

/** How long the table lasted. */
export function lasted(head: TableHead): Said {
  const minutes = Math.max(1, Math.round((Date.parse(head.moved_at) - Date.parse(head.created_at)) / 60_000));
  if (minutes < 60) return { id: 'end-minutes', args: { minutes } };
  const hours = Math.floor(minutes / 60);
  return hours < 24
    ? { id: 'end-hours', args: { hours, minutes: minutes % 60 } }
    : { id: 'end-days', args: { days: Math.round(hours / 24) } };
}

/** The name of the file of a record: "gare-du-soir.stellwerk.json". */
export function recordName(table: string): string {
  const plain = table
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain || 'stellwerk'}.stellwerk.json`;
}

/**
 * Whether a column brings no points but tells something else, who was ahead in a tie.
 * A column with a picture (`company:blue`) is a source of points, even if nobody got any there.
 */
export function tells({ columns, rows }: Outcome, index: number): boolean {
  return (
    !columns[index]!.key.includes(':') &&
    rows.every((row) => row[index]!.points === 0) &&
    rows.some((row) => row[index]!.note)
  );
}
