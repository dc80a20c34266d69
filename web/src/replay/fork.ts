import { type Chair, chairOf, seatsOf, usualBot } from '../lobby/seats';
import { rest, type Result } from '../server/rest';
import { freshSalt, keepSalt, type Salt } from '../server/salts';
import type { Meta, TableHead, TableView } from '../wire/wire';

/** Who is proposed for the chairs: the reader where the reader sat (else whoever decides next), bots elsewhere. */
export function proposedChairs(head: TableHead, meta: Meta, next: number | null): Chair[] {
  const own = head.mine.length > 0 ? head.mine : [next ?? 0];
  return head.seats.map((seat): Chair => {
    if (own.includes(seat.seat)) return { kind: 'own', name: head.mine.length > 1 ? (seat.name ?? '') : '' };
    return { kind: 'bot', bot: seat.bot && meta.bots.includes(seat.bot) ? seat.bot : usualBot(meta) };
  });
}

/** A chair after another choice; a second one of the reader's needs a name. */
export function chosen(value: string, seat: { name: string | null }): Chair {
  return chairOf(value, seat.name ?? '');
}

const LONGEST = 60;

/** The name of a table with what tells it from the one that it continues; a fork of a fork says so once. */
export function forkName(name: string, ending: string): string | null {
  if (!name) return null;
  const plain = name.replace(new RegExp(`${ending.replace(/\d+/, '\\d+')}$`), '');
  return (
    [...plain]
      .slice(0, LONGEST - [...ending].length)
      .join('')
      .trimEnd() + ending
  );
}

/** Open a table that goes on after so many entries of another one. */
export async function openFork(
  table: string,
  number: number,
  chairs: Chair[],
  name: string | null,
): Promise<Result<TableView>> {
  const salts = await Promise.all(
    chairs.map((chair): Promise<Salt | null> => (chair.kind === 'own' ? freshSalt() : Promise.resolve(null))),
  );
  const answer = await rest.fork(table, { number, seats: seatsOf(chairs, salts), name });
  if (answer.ok) salts.forEach((salt, seat) => salt && keepSalt(answer.value.head.id, seat, salt));
  return answer;
}
