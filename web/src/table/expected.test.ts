import { expect, test } from 'vitest';
import type { SeatInfo, TableHead } from '../wire/wire';
import { expected, type Situation } from './expected';

const me = { seat: 0, person: 'p', bot: null, conceded: false } as unknown as SeatInfo;
const other = { ...me, seat: 1, person: 'q' };
const head = { status: 'running', mine: [0], proposal: null } as unknown as TableHead;
const quiet: Situation = {
  head,
  seats: [me, other],
  acting: false,
  covered: false,
  past: null,
  planning: { chain: null },
};
const proposed = {
  ...head,
  proposal: { kind: 'end', seat: 1, count: 0, agreed: [1], until: null, target: null },
} as TableHead;
const played: SeatInfo[] = [{ ...me, bot: 'greedy' }, other];

test.each<[string, Situation, string]>([
  ['nothing to do here', quiet, 'next'],
  ['a plan is put together', { ...quiet, planning: { chain: [] } }, 'plan'],
  ['on turn', { ...quiet, acting: true }, 'step'],
  ['looking back while a plan is open', { ...quiet, past: {}, planning: { chain: [] } }, 'step'],
  ['a bot plays for the reader', { ...quiet, seats: played }, 'return'],
  ['a bot plays to the end', { ...quiet, seats: [{ ...played[0]!, conceded: true }, other] }, 'next'],
  ['asked while on turn', { ...quiet, head: proposed, acting: true }, 'answer'],
  ['asked while a bot plays for the reader', { ...quiet, head: proposed, seats: played }, 'answer'],
  ['given up, so not asked', { ...quiet, head: proposed, seats: [{ ...played[0]!, conceded: true }, other] }, 'next'],
  ['the own proposal', { ...quiet, head: { ...proposed, proposal: { ...proposed.proposal!, agreed: [0] } } }, 'next'],
  ['the device is handed over', { ...quiet, head: proposed, covered: true }, 'step'],
  ['the game is over', { ...quiet, head: { ...proposed, status: 'over' } }, 'step'],
])('%s: %#', (_name, situation, wanted) => {
  expect(expected(situation)).toBe(wanted);
});
