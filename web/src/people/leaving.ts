import { rest, type Result } from '../server/rest';
import { myself } from './myself.svelte';

/** Sign out on this device or on all of them; the reader is a new guest then. */
export async function signOut(everywhere: boolean): Promise<Result<null>> {
  const answer = await (everywhere ? rest.signOutEverywhere() : rest.signOut());
  if (answer.ok) await beNobody();
  return answer;
}

/** Whoever was here is gone; the page goes on as a new guest. */
export async function beNobody(): Promise<void> {
  myself.become(null);
  await myself.load();
}
