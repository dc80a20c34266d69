import { expect, test } from 'vitest';
import { controlOf, described, LIVE, RESERVES, span, TURNS, usualSubstitute, usualTime } from './control';

const plain = (said: { id: string; args?: Record<string, string | number> }) =>
  `${said.args?.['count']} ${said.id.slice(5)}`;

test('without a choice nobody is hurried', () => {
  expect(controlOf(usualTime(), 'Europe/Berlin')).toBeNull();
});

test('live is a Fischer clock', () => {
  expect(controlOf({ ...usualTime(), kind: 'live', live: 1 }, 'UTC')).toEqual({ turn: 0, bank: 600, added: 15 });
  expect(LIVE.every(({ bank, added }) => bank > 0 && added > 0)).toBe(true);
});

test('at leisure every turn has its time, and nights are quiet where the visitor lives', () => {
  const choice = { ...usualTime(), kind: 'leisure' as const };
  expect(controlOf(choice, 'Europe/Berlin')).toEqual({
    turn: 86400,
    bank: 172800,
    added: 0,
    quiet: { zone: 'Europe/Berlin', nights: true, weekends: false },
  });
  expect(controlOf({ ...choice, nights: false }, 'UTC')?.quiet).toBeNull();
  expect(TURNS.every((turn) => turn > 0)).toBe(true);
  expect(RESERVES).toContain(choice.reserve);
});

test('a fair bot is proposed as a substitute', () => {
  expect(usualSubstitute(['random', 'greedy', 'search-1'])).toBe('greedy');
  expect(usualSubstitute(['random', 'casual', 'good', 'expert'])).toBe('good');
  expect(usualSubstitute(['random'])).toBe('random');
});

test('a span is told in its largest unit', () => {
  expect([5, 90, 600, 5400, 14400, 86400, 172800].map((seconds) => plain(span(seconds)))).toEqual([
    '5 seconds',
    '90 seconds',
    '10 minutes',
    '90 minutes',
    '4 hours',
    '1 days',
    '2 days',
  ]);
});

test('a time control is described as it is', () => {
  expect(described(null, plain)).toEqual({ id: 'time-none' });
  expect(described({ bank: 600, added: 15 }, plain)).toEqual({
    id: 'time-live-of',
    args: { bank: '10 minutes', added: '15 seconds' },
  });
  expect(described({ bank: 172800, turn: 86400 }, plain)).toEqual({
    id: 'time-leisure-of',
    args: { turn: '1 days', reserve: '2 days' },
  });
  expect(described({ bank: 0, turn: 86400 }, plain).id).toBe('time-leisure-bare');
});
