import { openTable } from '../lobby/open';
import { resized } from '../lobby/seats';
import { address, router } from '../router.svelte';
import { rest } from '../server/rest';
import { problemSentence } from '../table/sentences';
import { reader } from '../words/words.svelte';
import { beginCoaching } from './memory';

const SEATS = 3;

/** Open a table of the reader against easy bots, with the coach, and go there; answers what went wrong. */
export async function openCoached(game: string): Promise<string | null> {
  const found = await rest.game(game);
  if (!found.ok) return problemSentence(found.problem);
  const answer = await openTable({
    game,
    chairs: resized([{ kind: 'own', name: '' }], SEATS, found.value),
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
