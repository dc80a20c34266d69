import { rest, type Result } from '../server/rest';
import type { Draw, GameRecord } from '../wire/wire';

/** What is needed to recompute chance: the record, and what each event was drawn from. */
export interface Evidence {
  record: GameRecord;
  draws: Draw[];
}

/** The evidence of a finished table. */
export async function evidenceOf(table: string): Promise<Result<Evidence>> {
  const [record, verified] = await Promise.all([rest.record(table), rest.verify(table)]);
  if (!record.ok) return record;
  if (!verified.ok) return verified;
  return { ok: true, value: { record: record.value, draws: verified.value.draws } };
}
