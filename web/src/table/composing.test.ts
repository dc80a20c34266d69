import { describe, expect, test } from 'vitest';
import { plainOffer } from '../wire/plain';
import type { Offer } from '../wire/wire';
import type { Words } from '../words/bundle';
import { byTarget, closing, grouped, instead, isComplete, notations, openOffers, waitsForConfirm } from './composing';
import { warnedOf } from './sentences';

const offer = (notation: string, change: Partial<Offer> = {}) =>
  plainOffer(notation, { group: 'build', label: { id: 'label' }, ...change });

const take = [
  offer('take:red:1', { group: 'take', targets: ['store:red'] }),
  offer('take:red:2', { group: 'take', targets: ['store:red'] }),
];
const give = offer('give:blue', { group: 'trade', then: take });
const stop = offer('stop', { group: 'finish', closes: true });
const build = offer('build:red', { targets: ['company:red', 'store:red'] });

describe('composing', () => {
  test('goes on with the follow-ups of the last choice', () => {
    expect(openOffers([build, give], [])).toEqual([build, give]);
    expect(openOffers([build, give], [give])).toEqual(take);
  });

  test('shows the offers of a complete choice until it has been played', () => {
    expect(openOffers([build, give], [build])).toEqual([build, give]);
    expect(openOffers([build, give], [give, take[0]!])).toEqual(take);
  });

  test('may choose otherwise what was chosen before', () => {
    const [turn, there] = [
      offer('rotate:0', { targets: ['turn:p20/0'] }),
      offer('at:p40', { targets: ['place:p40'], then: [offer('rotate:1')] }),
    ];
    const here = offer('at:p20', { targets: ['place:p20'], then: [turn] });
    const lay = offer('build:T13', { targets: ['card:T13'], then: [here, there] });
    const all = [
      lay,
      offer('drive:T13', { targets: ['card:T13'], then: [turn] }),
      offer('couple:T04', { targets: ['card:T04', 'station:A'] }),
    ];
    expect(instead('place:p40', all, [lay, here])).toEqual({ kept: 1, offers: [there] });
    expect(instead('place:p20', all, [lay, here, turn])).toEqual({ kept: 1, offers: [here] });
    expect(instead('drive:T13', all, [lay, here])).toEqual({ kept: 0, offers: [all[1]] });
    expect(instead('card:T13', all, [lay])).toEqual({ kept: 0, offers: [lay, all[1]] });
    expect(instead('couple:T04', all, [lay])).toEqual({ kept: 0, offers: [all[2]] });
    expect(instead('station:A', all, [lay])).toBeNull();
  });

  test('is warned once more before it is confirmed', () => {
    const words = { say: (message: { id: string }) => message.id } as unknown as Words;
    const off = offer('go:p31/N:in off', { label: { id: 'to-p31' }, warning: { id: 'runs-off' } });
    expect(warnedOf(words, [give, off])).toBe('to-p31: runs-off');
    expect(warnedOf(words, [give, take[0]!])).toBeNull();
  });

  test('is complete when nothing remains to be chosen', () => {
    expect(isComplete([])).toBe(false);
    expect(isComplete([give])).toBe(false);
    expect(isComplete([give, take[1]!])).toBe(true);
    expect(isComplete([build])).toBe(true);
  });

  test('sends all parts together, in order', () => {
    expect(notations([give, take[1]!])).toEqual(['give:blue', 'take:red:2']);
  });

  test('plays an offer of several decisions as one choice', () => {
    expect(notations([build, offer('go:A go:B')])).toEqual(['build:red', 'go:A', 'go:B']);
  });

  test('knows every offer of a target', () => {
    expect(
      byTarget([build, ...take])
        .get('store:red')
        ?.map((one) => one.do),
    ).toEqual(['build:red', 'take:red:1', 'take:red:2']);
  });

  test('has one yellow button, and none if several choices would close', () => {
    expect(closing([build, stop])).toBe(stop);
    expect(closing([build, stop, offer('end', { closes: true })])).toBeNull();
    expect(closing([build, offer('place:P15', { closes: true, targets: ['hex:P15'] })])).toBeNull();
  });

  test('keeps the order of the groups', () => {
    expect(
      grouped([build, give, stop, offer('build:blue')]).map(({ group, offers }) => [group, offers.length]),
    ).toEqual([
      ['build', 2],
      ['trade', 1],
      ['finish', 1],
    ]);
  });

  test('waits for Confirm at the end of a turn and not before', () => {
    expect(waitsForConfirm([build], false)).toBe(false);
    expect(waitsForConfirm([build], true)).toBe(true);
    expect(waitsForConfirm([stop], false)).toBe(true);
    expect(waitsForConfirm([give, take[0]!], false)).toBe(true);
  });
});
