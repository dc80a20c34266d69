import type { Offer, SeatInfo } from '../wire/wire';
import { demand, type Piece, type Words } from '../words/bundle';
import { turnPast } from '../words/turns';
import { t } from '../words/words.svelte';
import type { Outlook } from './choices.svelte';
import { bringsOf, factPieces, promptPieces, warnedOf } from './sentences';
import type { TableSession } from './session.svelte';

/** What the plate says: an earlier position, a lesson, the end, a choice on its way, or what is expected now. */
export function platePieces(session: TableSession, words: Words): Piece[] {
  const { choices, guide } = session;
  const head = session.head!;
  const view = session.perspective!.view;
  if (session.scenes.scene && !session.acting) return scenePieces(session, words);
  if (session.past) return demand(turnPast(words, session.past.turn));
  if (guide && !choices.drafted && !choices.underway) return [{ text: words.say(guide.id, guide.part), strong: false }];
  if (head.ended) return demand(t('agreed-say'));
  if (head.status === 'over') return demand(words.say(view.prompt));
  return chosenPieces(session, words) ?? promptPieces(words, view, session.acting ? session.seat : null, session.seats);
}

/** Whom the plate is about: who is to act, or whose step of a scene is shown. */
export function plateSeat(session: TableSession): SeatInfo | undefined {
  const acting = session.past ? session.perspective!.view.to_act[0] : session.head!.to_act[0];
  const about = session.acting ? session.seat : (session.scenes.step?.seat ?? acting);
  return session.seats.find(({ seat }) => seat === about);
}

/** What the scene says: its step, or its name while the closing table is shown. */
function scenePieces({ scenes, seats, seat }: TableSession, words: Words): Piece[] {
  const { step } = scenes;
  return step ? factPieces(words, step.fact, step.seat, seats, seat) : demand(words.say(scenes.scene!.title));
}

/** What is being chosen or sent; null if nothing is. */
function chosenPieces({ choices, link }: TableSession, words: Words): Piece[] | null {
  if (choices.underway) {
    const label = choices.underway.length ? labelOf(choices.underway, words) : t('undo');
    return demand(t(link === 'live' ? 'sending-say' : 'sending-later-say', { label }));
  }
  const label = labelOf(choices.chain, words);
  if (choices.drafted)
    return demand(
      warnedOf(words, choices.chain) ?? draftSentence(label, bringsOf(words, choices.chain), choices.outlook),
    );
  const next = choices.chain.at(-1)?.then[0];
  return next ? demand(t('compose-say', { label, next: wanted(`group-${next.group}`, words) })) : null;
}

/** What waits for Confirm brings; where nothing is to be said of it, what it leads to. */
function draftSentence(label: string, brings: string | null, outlook: Outlook): string {
  return brings ? t('draft-brings-say', { label, brings }) : t('draft-say', { label, outlook });
}

function labelOf(chain: Offer[], words: Words): string {
  return chain.map((offer) => words.say(offer.label)).join(', ');
}

/** What is to be chosen next: a heading may say so itself. */
function wanted(heading: string, words: Words): string {
  return words.has(heading, 'choose') ? words.say(heading, 'choose') : `${words.say(heading)} …`;
}

/** The heading of the list of actions. */
export function actionsHeading({ past, choices, acting, scenes }: TableSession): string {
  if (scenes.blocks) return 'scene-order';
  if (past) return 'past-head';
  if (choices.underway) return 'sending-head';
  if (choices.drafted) return 'draft-head';
  return acting ? 'actions' : 'actions-idle';
}
