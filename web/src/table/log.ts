import type { Fact, Line, TableView } from '../wire/wire';

/** Lines that came later replace those with the same index; the order is that of the log. */
export function mergeLines(known: Line[], came: Line[]): Line[] {
  if (came.length === 0) return known;
  const byIndex = new Map(known.map((line) => [line.index, line]));
  for (const line of came) byIndex.set(line.index, line);
  return [...byIndex.values()].sort((a, b) => a.index - b.index);
}

/**
 * One row of the log: a fact, decisions taken back, or something about the table (who plays a seat, a hint that was
 * asked for, the end by agreement). `seat` is whom it is about, else who decided; `of` whose decisions were taken back.
 */
export type Row =
  | { kind: 'fact'; key: string; index: number; turn: number; seat: number | null; fact: Fact; at: string | null }
  | {
      kind: 'undo';
      key: string;
      index: number;
      turn: number;
      seat: number | null;
      count: number;
      of: number[];
      at: string | null;
    }
  | {
      kind: 'table';
      key: string;
      index: number;
      turn: number;
      seat: number | null;
      what: Told;
      by: string;
      at: string | null;
    };

const TOLD = ['seat', 'time', 'away', 'draft', 'forced', 'end', 'hint'] as const;
/** What the log tells about the table in a row of its own. */
export type Told = (typeof TOLD)[number];

function isTold(what: NonNullable<Line['table']>): what is Told {
  return (TOLD as readonly string[]).includes(what);
}

/** The rows of a log; what was taken back leaves one row that says so. */
export function rowsOf(lines: Line[]): Row[] {
  const rows: Row[] = [];
  const deciders: number[] = [];
  for (const line of lines) {
    const { index, turn, seat, at } = line;
    if (line.undo) {
      const last = rows.at(-1);
      const of = deciders.splice(-line.undo);
      if (last?.kind === 'undo' && last.seat === seat && last.turn === turn) {
        last.count += line.undo;
        last.of = distinct([...last.of, ...of]);
      } else rows.push({ kind: 'undo', key: `${index}`, index, turn, seat, at, count: line.undo, of: distinct(of) });
    } else if (seat !== null && !line.table) deciders.push(seat);
    if (line.table !== null && isTold(line.table))
      rows.push({ kind: 'table', key: `${index}`, index, turn, seat, at, what: line.table, by: line.by ?? '' });
    if (line.taken_back) continue;
    line.facts.forEach((fact, place) => {
      if (fact.line)
        rows.push({ kind: 'fact', key: `${index}.${place}`, index, turn, seat: about(fact) ?? seat, at, fact });
    });
  }
  return rows;
}

function distinct(seats: number[]): number[] {
  return [...new Set(seats)].sort((a, b) => a - b);
}

/** Whether the bot at a seat came because the time there was over. */
export function timeWasOver(lines: Line[], seat: number): boolean {
  return (
    lines.findLast(
      (line) => line.seat === seat && (line.table === 'seat' || line.table === 'time' || line.table === 'away'),
    )?.table === 'time'
  );
}

/** The lines up to the first fact that is still to be shown. */
export function cutAt(lines: Line[], held: (fact: Fact) => boolean): Line[] {
  const first = lines.findIndex((line) => !line.taken_back && line.facts.some(held));
  if (first < 0) return lines;
  const last = lines[first]!;
  return [...lines.slice(0, first), { ...last, facts: last.facts.slice(0, last.facts.findIndex(held)) }];
}

/** The seat that a fact is about, if it names one. */
export function about(fact: Fact): number | null {
  const seat = fact.data['seat'];
  return typeof seat === 'number' ? seat : null;
}

/** The index of the last line of the reader's turn before the present one; null if there was none. */
export function lastOwn(lines: Line[], seat: number | null, turn: number, acting: boolean): number | null {
  if (seat === null) return null;
  const own = lines.findLast(
    (line) => line.seat === seat && !line.table && !line.taken_back && (!acting || line.turn < turn),
  );
  return own?.index ?? null;
}

/** The facts of the latest turn in which anything happened. */
export function freshFacts(lines: Line[]): Fact[] {
  const lively = lines.filter((line) => !line.taken_back && line.facts.length > 0);
  const turn = lively.at(-1)?.turn;
  return lively.filter((line) => line.turn === turn).flatMap((line) => line.facts);
}

/** Everything the others did since the reader's last turn. */
export function factsSince(lines: Line[], index: number | null, seat: number | null): Fact[] {
  return lines
    .filter((line) => line.index > (index ?? -1) && line.seat !== seat && !line.taken_back)
    .flatMap((line) => line.facts);
}

/** Where the rules hide what was once seen, lines older than a round are forgotten while the game runs. */
export function remembered(table: TableView, lines: Line[]): Line[] {
  if (table.look_back === 'all' || table.head.status === 'over') return lines;
  return lines.filter((line) => line.turn >= table.head.turn - table.head.seats.length);
}
