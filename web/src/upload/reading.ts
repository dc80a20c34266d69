import type { Problem } from '../wire/wire';

export const MOST_BYTES = 1_000_000;

/** A file that was chosen: its text and the game it names, or what is wrong with it before anybody is asked. */
export type Chosen = { record: unknown; game: string } | { trouble: 'large' | 'json' };

/** Read a file as far as a browser can. */
export async function chosenFile(file: File): Promise<Chosen> {
  if (file.size > MOST_BYTES) return { trouble: 'large' };
  try {
    const record: unknown = JSON.parse(await file.text());
    const game = typeof record === 'object' && record !== null && 'game' in record ? String(record.game) : '';
    return { record, game };
  } catch {
    return { trouble: 'json' };
  }
}

/** Which words say what is wrong: a clause of the game has a sentence of its own. */
export function faultKind(problem: Problem): 'rules' | 'INPUT' | 'CHANCE' | 'RESULT' | 'RULES' {
  const clause = problem.clause ?? 'INPUT';
  return clause === 'INPUT' || clause === 'CHANCE' || clause === 'RESULT' || clause === 'RULES' ? clause : 'rules';
}
