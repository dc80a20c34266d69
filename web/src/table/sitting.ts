import { rest, type Result } from '../server/rest';
import { freshSalt, keepSalt } from '../server/salts';
import type { TableView } from '../wire/wire';

/** Take a chair; the salt is promised by its hash and kept until it is asked for. */
export async function sitDown(
  table: string,
  seat: number,
  name: string,
  key: string | null,
): Promise<Result<TableView>> {
  const salt = await freshSalt();
  if (salt) keepSalt(table, seat, salt);
  return rest.sit(table, seat, name, key, salt?.hash ?? null);
}
