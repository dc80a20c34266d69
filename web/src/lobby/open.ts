import { rest, type Result } from '../server/rest';
import { freshSalt, keepSalt, type Salt } from '../server/salts';
import type { NewTable, OptionValue, TableView, TimeControl } from '../wire/wire';
import { type Chair, seatsOf } from './seats';

/** What is needed to open a table. */
export interface Draft {
  game: string;
  chairs: Chair[];
  options: Record<string, OptionValue>;
  settings: Record<string, OptionValue>;
  name: string;
  isPublic: boolean;
  /** Bot accounts may take free chairs without being invited. */
  botAccounts?: boolean;
  time: TimeControl | null;
  /** Who plays when time is over; null: the server's choice. */
  substitute: string | null;
  /** Hints are allowed; null: at private tables without a clock. */
  casual: boolean | null;
  /** Seconds away until the others may call the substitute; null: the usual ones. */
  absence: number | null;
  /** Which is spoken at the table. */
  language: NonNullable<NewTable['language']>;
}

/** Open a table: a salt for each own chair is promised by its hash and kept until it is asked for; bot accounts are invited. */
export async function openTable(draft: Draft): Promise<Result<TableView>> {
  const salts = await Promise.all(
    draft.chairs.map((chair): Promise<Salt | null> => (chair.kind === 'own' ? freshSalt() : Promise.resolve(null))),
  );
  const answer = await rest.open({
    game: draft.game,
    seats: seatsOf(draft.chairs, salts),
    options: draft.options,
    settings: draft.settings,
    name: draft.name || null,
    public: draft.isPublic,
    bot_accounts: draft.botAccounts ?? false,
    time: draft.time,
    substitute: draft.substitute,
    casual: draft.casual,
    absence: draft.absence,
    language: draft.language,
  });
  if (!answer.ok) return answer;
  salts.forEach((salt, seat) => salt && keepSalt(answer.value.head.id, seat, salt));
  return inviteBots(answer, draft.chairs);
}

/** Keep the chairs of bot accounts for them; one that is gone meanwhile leaves its chair free, and the table stays. */
async function inviteBots(opened: Result<TableView>, chairs: Chair[]): Promise<Result<TableView>> {
  let last = opened;
  for (const [seat, chair] of chairs.entries()) {
    if (!opened.ok || chair.kind !== 'program') continue;
    const answer = await rest.reserve(opened.value.head.id, seat, chair.name);
    if (answer.ok) last = answer;
  }
  return last;
}
