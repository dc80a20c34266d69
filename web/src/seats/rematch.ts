import { rest, type Result } from '../server/rest';
import { freshSalt, keepSalt } from '../server/salts';
import type { TableHead, TableView } from '../wire/wire';

/** Open the next table with the same people; a salt for each own chair is promised and kept. */
export async function openRematch(head: TableHead): Promise<Result<TableView>> {
  const salts = await Promise.all(
    head.seats.map((_, seat) => (head.mine.includes(seat) ? freshSalt() : Promise.resolve(null))),
  );
  const answer = await rest.rematch(
    head.id,
    salts.map((salt) => salt?.hash ?? null),
  );
  if (answer.ok) salts.forEach((salt, seat) => salt && keepSalt(answer.value.head.id, seat, salt));
  return answer;
}
