import type { Fact, Message, Offer, Problem, Refusal, SeatInfo, View } from '../wire/wire';
import type { Piece, Words } from '../words/bundle';
import { demand } from '../words/bundle';
import { seatName } from '../words/seats';
import { t } from '../words/words.svelte';

/** Sentences of facts, kept: a log of a hundred lines is shown anew with every move. */
const told = new WeakMap<Fact, { words: Words; key: string; pieces: Piece[] }>();

/** A fact as a line of the log; the reader's own deeds are told to the reader as "you". */
export function factPieces(
  words: Words,
  fact: Fact,
  seat: number | null,
  seats: SeatInfo[],
  reader: number | null,
): Piece[] {
  const key = `${seat} ${reader} ${seatName(seats.find((one) => one.seat === seat))}`;
  const known = told.get(fact);
  if (known?.words === words && known.key === key) return known.pieces;
  const pieces = deedPieces(words, { id: `fact-${fact.kind}`, args: fact.data }, seat, seats, reader);
  told.set(fact, { words, key, pieces });
  return pieces;
}

/** A message about somebody's deed (`.you` if it is the reader's). */
export function deedPieces(
  words: Words,
  message: Message,
  seat: number | null,
  seats: SeatInfo[],
  reader: number | null,
): Piece[] {
  const you = seat !== null && seat === reader && words.has(message.id, 'you') ? 'you' : undefined;
  const name = seat === null ? '' : seatName(seats.find((one) => one.seat === seat));
  return words.pieces(message, you, { name });
}

/** What is expected now, for the one who acts or for those who wait. */
export function promptPieces(words: Words, view: View, seat: number | null, seats: SeatInfo[]): Piece[] {
  if (seat !== null && view.to_act.includes(seat)) return demand(words.say(view.prompt));
  const names = view.to_act.map((other) => seatName(seats.find((one) => one.seat === other)));
  const name = new Intl.ListFormat(words.language).format(names);
  return demand(words.has(view.prompt.id, 'wait') ? words.say(view.prompt, 'wait', { name }) : words.say(view.prompt));
}

/** The name of a clause's message: PAR-5.3 is PAR-5-3. */
export function clauseWord(clause: string): string {
  return clause.replaceAll('.', '-');
}

/** Why something is not allowed, in the words of the clause for this case. */
export function refusalSentence(words: Words, refusal: Refusal): string {
  const id = clauseWord(refusal.clause);
  const message = { id, args: refusal.data ?? {} };
  if (words.has(id, 'refusal')) return words.say(message, 'refusal');
  return words.has(id) ? words.say(message) : t('refusal-INPUT');
}

/** What the rules would allow instead, if the clause says so. */
export function insteadSentence(words: Words, refusal: Refusal): string | null {
  const id = clauseWord(refusal.clause);
  return words.has(id, 'instead') ? words.say({ id, args: refusal.data ?? {} }, 'instead') : null;
}

/** A problem in words: what happened and what to do next. */
export function problemSentence(problem: Problem, words?: Words): string {
  if (problem.clause && words) {
    return refusalSentence(words, {
      clause: problem.clause,
      data: (problem.data ?? {}) as Record<string, string | number>,
      objects: [],
    });
  }
  const known = t(`problem-${problem.code}`);
  if (known.startsWith('[')) return problem.detail || t('problem-other');
  if (problem.code === 'too_many') return `${known} ${waitSentence(problem.retry_after ?? 0)}`;
  return problem.code === 'weak_password' ? `${t(`weak-password-${problem.data?.why}`)} ${known}` : known;
}

const LONGEST_IN_SECONDS = 90;

/** How long to wait before the same is tried again. */
export function waitSentence(seconds: number): string {
  if (seconds <= LONGEST_IN_SECONDS) return t('wait-seconds', { seconds });
  return t('wait-minutes', { minutes: Math.ceil(seconds / 60) });
}

/** What a draft is warned of, after its last choice; null if of nothing. */
export function warnedOf(words: Words, chain: Offer[]): string | null {
  const warning = chain.findLast((offer) => offer.warning)?.warning;
  return warning ? `${words.say(chain.at(-1)!.label)}: ${words.say(warning)}` : null;
}

/** What the last choice of a draft brings: its consequence, else the reason; null if neither is told. */
export function bringsOf(words: Words, chain: Offer[]): string | null {
  const last = chain.at(-1);
  const brings = last?.form ? (last.form.details[0] ?? last.detail) : (last?.effect ?? last?.detail);
  return brings ? words.say(brings) : null;
}
