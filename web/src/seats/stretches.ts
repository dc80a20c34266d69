import type { Line, SeatInfo } from '../wire/wire';
import { t } from '../words/words.svelte';

/** Turns in which a bot decided for a person, the first and the last; null: it plays to the end. */
export interface Stretch {
  from: number;
  to: number | null;
}

/** Where a bot has played for the person at a seat, out of all lines of the log. */
export function botStretches(lines: Line[], seat: SeatInfo): Stretch[] {
  const stretches: Stretch[] = [];
  let bot = false;
  let current: Stretch | null = null;
  for (const line of seat.stood_in === null ? [] : lines.filter((one) => one.seat === seat.seat)) {
    if (line.table === 'seat' || line.table === 'time' || line.table === 'away') {
      bot = line.by?.startsWith('bot:') ?? false;
      current = null;
    } else if (bot && !line.table && line.undo === null && !line.taken_back) {
      if (current) current.to = line.turn;
      else stretches.push((current = { from: line.turn, to: line.turn }));
    }
  }
  if (bot && current) current.to = null;
  return stretches;
}

/** The same in words: "turns 5–9 a bot"; nothing where the person has played alone. */
export function botSentence(lines: Line[], seat: SeatInfo): string {
  const said = botStretches(lines, seat).map(({ from, to }) => {
    if (to === null) return t('end-bot', { turn: from });
    return from === to ? t('end-bot-turn', { turn: from }) : t('end-bot-turns', { from, to });
  });
  return said.join(', ');
}
