import { openTable } from '../lobby/open';
import { type Chair, usualBot } from '../lobby/seats';
import { address, router } from '../router.svelte';
import { rest } from '../server/rest';
import { problemSentence } from '../table/sentences';
import type { Meta } from '../wire/wire';
import { reader } from '../words/words.svelte';
import { beginCoaching } from './memory';

/** Open a table of the reader against easy bots, with the coach, and go there; answers what went wrong. */
export async function openCoached(game: string): Promise<string | null> {
  const found = await rest.game(game);
  if (!found.ok) return problemSentence(found.problem);
  const answer = await openTable({
    game,
    chairs: chairsOf(found.value),
    options: {},
    settings: {},
    name: '',
    isPublic: false,
    time: null,
    substitute: null,
    casual: true,
    absence: null,
    language: reader.language,
  });
  if (!answer.ok) return problemSentence(answer.problem);
  beginCoaching(game, answer.value.head.id);
  router.go(address.table(answer.value.head.id));
  return null;
}

/** The reader and two bots that do not play alike: the usual one and the weakest. */
function chairsOf(meta: Meta): Chair[] {
  const bots = [usualBot(meta), meta.bots[0] ?? usualBot(meta)].slice(0, meta.most_seats - 1);
  return [{ kind: 'own', name: '' }, ...bots.map((bot): Chair => ({ kind: 'bot', bot }))];
}
