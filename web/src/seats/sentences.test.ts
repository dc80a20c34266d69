import { expect, test } from 'vitest';
import type { Row } from '../table/log';
import type { SeatInfo } from '../wire/wire';
import { reader } from '../words/words.svelte';
import { tableSentence } from './sentences';

const seats = [{ seat: 0, name: 'Tilman', bot: null, person: 'p2', former: false }] as SeatInfo[];

function row(what: 'seat' | 'time', by: string): Row & { kind: 'table' } {
  return { kind: 'table', key: '1', index: 1, turn: 1, seat: 0, what, by, at: null };
}

test('who took a seat over reads of the one before by name, and of oneself as you', () => {
  reader.language = 'de';
  expect(tableSentence(row('seat', 'Marlene'), seats, 0)).toBe('Ab hier spielt Marlene selbst.');
  expect(tableSentence(row('seat', 'Tilman'), seats, 0)).toBe('Ab hier spielst du selbst.');
});

test('the log says when a bot plays because time was over', () => {
  reader.language = 'de';
  expect(tableSentence(row('time', 'bot:greedy'), seats, 0)).toContain('Deine Zeit ist abgelaufen');
  expect(tableSentence(row('time', 'bot:greedy'), seats, null)).toContain('Die Zeit von Tilman ist abgelaufen');
});
