import { address, router } from '../router.svelte';
import { rest, type Result } from '../server/rest';
import { myself } from './myself.svelte';

/** Sign out on this device or on all of them; the reader is on the start page then, as a new guest. */
export async function signOut(everywhere: boolean): Promise<Result<null>> {
  const answer = await (everywhere ? rest.signOutEverywhere() : rest.signOut());
  if (answer.ok) await beNobody();
  return answer;
}

/** Whoever was here is gone: the start page, at once, and a new guest as soon as the server has made one. */
export async function beNobody(): Promise<void> {
  myself.become(null);
  router.go(address.home());
  await myself.load();
}
