import { expect, test } from 'vitest';
import type { DeliveryInfo } from '../wire/wire';
import { reader } from '../words/words.svelte';
import { errorSentence, stateOf, troubled } from './errors';

function delivery(state: DeliveryInfo['state'], error: string | null): DeliveryInfo {
  return { kind: 'test', way: 'webhook', table: null, state, created_at: '', done_at: null, attempts: 1, error };
}

test('an error is said in the language of the reader, with its number', () => {
  reader.language = 'de';
  expect(errorSentence('private')).toBe('Die Adresse liegt in einem privaten Netz.');
  expect(errorSentence('status:503')).toBe('Der Empfänger antwortete 503.');
  reader.language = 'en';
  expect(errorSentence('mail_status:451')).toBe('The mail server answered 451.');
  expect(errorSentence('the answer was 503')).toBe('the answer was 503');
});

test('what failed and is tried again is not simply on its way, and is shown', () => {
  reader.language = 'en';
  expect([stateOf(delivery('waiting', null)), stateOf(delivery('waiting', 'timeout'))]).toEqual([
    'on its way',
    'not arrived yet, tried again',
  ]);
  expect([
    troubled([]),
    troubled([delivery('waiting', null)]),
    troubled([delivery('sent', null), delivery('failed', 'private')]),
  ]).toEqual([false, false, false]);
  expect([troubled([delivery('failed', 'private')]), troubled([delivery('waiting', 'timeout')])]).toEqual([true, true]);
});
