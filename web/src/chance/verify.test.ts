import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Draw, GameRecord } from '../wire/wire';
import { dealt, shuffled } from './events';
import { fromHex, hmac, sha256, toHex } from './hash';
import { checked } from './verify';
import { chanceKey, WordSource } from './words';

const page = readFileSync(new URL('../../../docs/records.md', import.meta.url), 'utf8');
const vectors = JSON.parse(page.split('```json vectors\n')[1]!.split('```')[0]!);
const key = fromHex(vectors.key)!;
const salts = (vectors.salts as (string | null)[]).map((salt) => (salt === null ? null : fromHex(salt)));
const text = (words: string) => new TextEncoder().encode(words);

describe('the hash', () => {
  test('known answers of SHA-256, also across blocks', () => {
    expect(toHex(sha256(text('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(toHex(sha256(text('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  test('it agrees with WebCrypto for every length up to three blocks', async () => {
    for (let length = 0; length <= 192; length += 1) {
      const message = Uint8Array.from({ length }, (_, place) => (place * 31 + length) % 256);
      expect(sha256(message)).toEqual(new Uint8Array(await crypto.subtle.digest('SHA-256', message)));
    }
  });

  test('HMAC of RFC 4231, with a short and with a long key', () => {
    expect(toHex(hmac(text('Jefe'), text('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
    expect(
      toHex(hmac(new Uint8Array(131).fill(0xaa), text('Test Using Larger Than Block-Size Key - Hash Key First'))),
    ).toBe('60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54');
  });

  test('a text that is no hexadecimal number is none', () => {
    expect(fromHex('0g')).toBeNull();
    expect(fromHex('abc')).toBeNull();
  });
});

describe('the vectors of docs/records.md', () => {
  test('promise, hashes and key', () => {
    expect(toHex(sha256(fromHex(vectors.seed)!))).toBe(vectors.commitment);
    expect(salts.map((salt) => salt && toHex(sha256(salt)))).toEqual(vectors.hashes);
    expect(toHex(chanceKey(fromHex(vectors.seed)!, vectors.table, salts))).toBe(vectors.key);
  });

  test('words and numbers below a bound', () => {
    for (const row of vectors.words) {
      const source = new WordSource(key, row.event);
      expect(row.words.map(() => source.word().toString(16).padStart(16, '0'))).toEqual(row.words);
    }
    for (const row of vectors.below) {
      const source = new WordSource(key, row.event);
      expect(row.numbers.map(() => String(source.below(BigInt(row.bound))))).toEqual(row.numbers);
    }
  });

  test('shuffles, lots and deals', () => {
    for (const row of vectors.shuffles) expect(shuffled(new WordSource(key, row.event), row.items)).toEqual(row.order);
    for (const row of vectors.lots) expect(new WordSource(key, row.event).index(row.bound)).toBe(row.number);
    for (const row of vectors.deals)
      expect(dealt(new WordSource(key, row.event), row.bag, row.hands, row.size)).toEqual(row.counts);
  });
});

const draws: Draw[] = [
  { index: 0, number: 0, event: 'start_positions', kind: 'order', parameters: [vectors.shuffles[0].items] },
  { index: 1, number: 1, event: 'deal', kind: 'deal', parameters: [vectors.deals[0].bag, 3, 10] },
  { index: 3, number: 2, event: 'start_player', kind: 'lot', parameters: [3] },
];

function record(): GameRecord {
  return {
    format: 'stellwerk/1',
    game: 'paris',
    rules: '1.0',
    seats: ['Anna', 'bot:greedy', 'Ben'],
    options: {},
    log: [
      { chance: 'start_positions', value: vectors.shuffles[0].order },
      { chance: 'deal', value: vectors.deals[0].counts },
      { table: 'pause' },
      { chance: 'start_player', value: vectors.lots[0].number },
    ],
    proof: {
      commitment: vectors.commitment,
      seed: vectors.seed,
      table: vectors.table,
      salts: vectors.salts,
      hashes: vectors.hashes,
      withheld: [],
    },
  } as GameRecord;
}

const states = (one: GameRecord) => checked(one, draws).events.map((event) => [event.index, event.state]);

describe('a record', () => {
  test('is proved event by event', () => {
    expect(checked(record(), draws).verdict).toBe('proved');
    expect(states(record())).toEqual([
      [0, 'good'],
      [1, 'good'],
      [3, 'good'],
    ]);
  });

  test('that was tampered with fails at the right entry', () => {
    const forged = record();
    (forged.log[1] as { value: number[][] }).value = vectors.deals[0].counts.toReversed();
    expect(checked(forged, draws).verdict).toBe('broken');
    expect(states(forged)).toEqual([
      [0, 'good'],
      [1, 'bad'],
      [3, 'good'],
    ]);
    expect(checked(forged, draws).events[1]!.computed).toEqual(vectors.deals[0].counts);
  });

  test('with another seed or salt is broken before any event', () => {
    const seed = record();
    seed.proof!.seed = '00'.repeat(32);
    expect(checked(seed, draws)).toMatchObject({ verdict: 'broken', seed: false, events: [] });
    const salt = record();
    salt.proof!.salts = ['00'.repeat(16), null, vectors.salts[2]];
    expect(checked(salt, draws)).toMatchObject({ verdict: 'broken', seed: true, wrong: [0] });
  });

  test('without a salt that was promised says so, whether or not it owns up', () => {
    const silent = record();
    silent.proof!.salts = [null, null, vectors.salts[2]];
    expect(checked(silent, draws).withheld).toEqual([0]);
  });

  test('that continues another game leaves out what was drawn there', () => {
    const fork = record();
    fork.proof!.since = 2;
    (fork.log[1] as { value: unknown }).value = [];
    expect(checked(fork, draws).verdict).toBe('except');
    expect(states(fork)).toEqual([
      [0, 'earlier'],
      [1, 'earlier'],
      [3, 'good'],
    ]);
  });

  test('without a proof, or whose seed is not open, proves nothing', () => {
    expect(checked({ ...record(), proof: null }, draws).verdict).toBe('none');
    const open = record();
    open.proof!.seed = null;
    expect(checked(open, draws).verdict).toBe('none');
  });

  test('an event that the server does not explain is not counted as checked', () => {
    expect(checked(record(), draws.slice(0, 2)).verdict).toBe('except');
    expect(checked(record(), [{ ...draws[0]!, kind: null }, ...draws.slice(1)]).events[0]!.state).toBe('unknown');
  });
});
