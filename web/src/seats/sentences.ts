import type { Row } from '../table/log';
import type { Proposal, SeatInfo } from '../wire/wire';
import { FORMER, seatName } from '../words/seats';
import { moment, reader as language, t } from '../words/words.svelte';

/** Something about the table as a line of the log: who plays a seat from here on, a hint, or that the game was ended. */
export function tableSentence(row: Row & { kind: 'table' }, seats: SeatInfo[], reader: number | null): string {
  if (row.what === 'end') return endedSentence(row.by, seats);
  const own = row.seat !== null && row.seat === reader;
  const name = seatName(seats.find((one) => one.seat === row.seat));
  if (row.what === 'hint') return own ? t('log-hint-you') : t('log-hint', { name });
  if (row.what === 'forced') return own ? t('log-forced-you') : t('log-forced', { name });
  if (row.what === 'draft') return t(own ? 'log-draft-you' : 'log-draft', { name, what: row.by });
  const self = own && row.by === seats.find((one) => one.seat === row.seat)?.name; // the seat may have been another's then
  if (!row.by.startsWith('bot:'))
    return self ? t('log-back-you') : t('log-back', { name: row.by === FORMER ? t('seat-former') : row.by });
  const bot = t(`bot-${row.by.slice(4)}`);
  if (row.what === 'time') return own ? t('log-time-you', { bot }) : t('log-time', { bot, name });
  if (row.what === 'away') return own ? t('log-called-you', { bot }) : t('log-called', { bot, name });
  return own ? t('log-bot-you', { bot }) : t('log-bot', { bot, name });
}

/** Who ended the game without a result: everybody, or those who were there (`agreement:0,2`). */
function endedSentence(by: string, seats: SeatInfo[]): string {
  const agreed = by.split(':')[1]?.split(',').map(Number);
  if (!agreed) return t('log-agreed');
  const names = (those: SeatInfo[]) => list(those.map(seatName));
  const asked = seats.filter(isAsked);
  return t('log-agreed-present', {
    agreed: names(asked.filter(({ seat }) => agreed.includes(seat))),
    away: names(asked.filter(({ seat }) => !agreed.includes(seat))),
  });
}

/** Decisions taken back as a line of the log: whose they were, and who wished it. */
export function undoneSentence(row: Row & { kind: 'undo' }, seats: SeatInfo[], reader: number | null): string {
  const nameOf = (index: number | null) => seatName(seats.find(({ seat }) => seat === index));
  const you = row.seat !== null && row.seat === reader;
  const args = { name: nameOf(row.seat), count: row.count };
  if (row.of.every((seat) => seat === row.seat)) return t(you ? 'log-undo-you' : 'log-undo', args);
  const names = row.of.map((seat) => (seat === reader ? t('log-undo-reader') : nameOf(seat)));
  return t(you ? 'log-undo-agreed-you' : 'log-undo-agreed', { ...args, names: list(names) });
}

/** What is proposed, said to those who are asked. */
export function proposalSentence(proposal: Proposal, seats: SeatInfo[], mine: boolean): string {
  const name = seatName(seats.find((one) => one.seat === proposal.seat));
  if (proposal.kind === 'substitute') {
    const target = seatName(seats.find((one) => one.seat === proposal.target));
    return t(mine ? 'propose-bot-mine' : 'propose-bot-asks', { name, target });
  }
  if (proposal.kind === 'end') return mine ? t('propose-end-mine') : t('propose-end-asks', { name });
  return t(mine ? 'propose-undo-mine' : 'propose-undo-asks', { name, count: proposal.count });
}

/** The names of the seats whose answer is still missing. */
export function missing(proposal: Proposal, seats: SeatInfo[]): string {
  return list(waitedFor(proposal, seats).map(seatName));
}

/** The seats that have not agreed yet. */
export function waitedFor(proposal: Proposal, seats: SeatInfo[]): SeatInfo[] {
  return seats.filter((seat) => isAsked(seat) && !proposal.agreed.includes(seat.seat));
}

/** Whether somebody holds the seat and has not given it up, whoever plays it at the moment; bot accounts agree to all. */
export function isAsked(seat: SeatInfo): boolean {
  return seat.person !== null && !seat.conceded && !seat.bot_account;
}

/** Until when the answers that are missing are waited for. */
export function untilSentence(proposal: Proposal, seats: SeatInfo[]): string {
  return proposal.until === null
    ? ''
    : t('propose-until', { names: missing(proposal, seats), date: moment(proposal.until) });
}

function list(names: string[]): string {
  return new Intl.ListFormat(language.language, { type: 'conjunction' }).format(names);
}
