import type { ChanceEntry, Draw, GameRecord, Proof } from '../wire/wire';
import { outcome } from './events';
import { fromHex, sha256, toHex } from './hash';
import { chanceKey, WordSource } from './words';

/** What became of one chance event; `earlier`: drawn in the game that this one continues, or under other rules. */
export interface EventCheck {
  index: number;
  event: string;
  state: 'good' | 'bad' | 'earlier' | 'unknown';
  value: unknown;
  computed: unknown;
}

/** What became of checking a record in this browser. */
export interface Checked {
  verdict: 'proved' | 'except' | 'broken' | 'none';
  seed: boolean;
  /** Seats whose salt is not the promised one, and seats whose salt never came. */
  wrong: number[];
  withheld: number[];
  events: EventCheck[];
}

const NOTHING: Checked = { verdict: 'none', seed: false, wrong: [], withheld: [], events: [] };

/** Recompute promise, salts and every chance event of a record. */
export function checked(record: GameRecord, draws: Draw[]): Checked {
  const proof = record.proof;
  const seed = proof?.seed ? fromHex(proof.seed) : null;
  if (!proof || proof.seed === null) return NOTHING;
  const salts = (proof.salts ?? []).map((salt) => (salt === null ? null : fromHex(salt)));
  const kept = seed !== null && toHex(sha256(seed)) === proof.commitment;
  const wrong = wrongSalts(proof, salts);
  const withheld = withheldSeats(proof);
  if (!kept || wrong.length > 0) return { verdict: 'broken', seed: kept, wrong, withheld, events: [] };
  const events = eventChecks(record, draws, chanceKey(seed, proof.table ?? '', salts), proof.since ?? 0);
  const doubt = withheld.length > 0 || events.some((event) => event.state !== 'good');
  const verdict = events.some((event) => event.state === 'bad') ? 'broken' : doubt ? 'except' : 'proved';
  return { verdict, seed: true, wrong, withheld, events };
}

function wrongSalts(proof: Proof, salts: (Uint8Array | null)[]): number[] {
  const given = proof.salts ?? [];
  return given.flatMap((text, seat) => {
    if (text === null) return [];
    const salt = salts[seat];
    return salt && toHex(sha256(salt)) === proof.hashes?.[seat] ? [] : [seat];
  });
}

function withheldSeats(proof: Proof): number[] {
  const missing = (proof.hashes ?? []).flatMap((hash, seat) => (hash !== null && !proof.salts?.[seat] ? [seat] : []));
  return [...new Set([...missing, ...(proof.withheld ?? [])])].sort((a, b) => a - b);
}

/** Every chance entry of the log, in its order; one that the server does not explain is unknown. */
function eventChecks(record: GameRecord, draws: Draw[], key: Uint8Array, since: number): EventCheck[] {
  const explained = new Map(draws.map((draw) => [draw.index, draw]));
  const last = record.log.findLastIndex((entry) => 'position' in entry);
  let number = -1;
  return record.log.flatMap((entry, index) => {
    if (!('chance' in entry)) return [];
    number += 1;
    const found = { index, event: entry.chance, value: entry.value, computed: undefined };
    if (number < since || index < last) return [{ ...found, state: 'earlier' as const }];
    return [{ ...found, ...recomputed(entry, explained.get(index), new WordSource(key, number)) }];
  });
}

function recomputed(
  entry: ChanceEntry,
  draw: Draw | undefined,
  source: WordSource,
): Pick<EventCheck, 'state' | 'computed'> {
  const computed = draw?.event === entry.chance ? outcome(source, draw.kind, draw.parameters) : undefined;
  if (computed === undefined) return { state: 'unknown', computed };
  return { state: JSON.stringify(computed) === JSON.stringify(entry.value) ? 'good' : 'bad', computed };
}
