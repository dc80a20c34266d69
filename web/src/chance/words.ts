import { hmac, joined } from './hash';

const WORD = 8;
const SPAN = 2n ** 64n;

/** Whole numbers as bytes, big-endian. */
function big(value: number, bytes: 4 | 8): Uint8Array {
  const view = new DataView(new ArrayBuffer(bytes));
  if (bytes === 8) view.setBigUint64(0, BigInt(value));
  else view.setUint32(0, value);
  return new Uint8Array(view.buffer);
}

/** The key of a table's chance: HMAC of the seed over the table and the salts, length first, in seat order. */
export function chanceKey(seed: Uint8Array, table: string, salts: (Uint8Array | null)[]): Uint8Array {
  const there = salts.filter((salt) => salt !== null);
  const text = new TextEncoder().encode(`stellwerk/1${table}`);
  return hmac(seed, joined(text, ...there.flatMap((salt) => [big(salt.length, 4), salt])));
}

/** The numbers of one chance event: 8-byte words, drawn with rejection. */
export class WordSource {
  private block = 0;
  private waiting: bigint[] = [];

  constructor(
    private readonly key: Uint8Array,
    private readonly number: number,
  ) {}

  word(): bigint {
    if (this.waiting.length === 0) {
      const digest = new DataView(hmac(this.key, joined(big(this.number, 8), big(this.block, 8))).buffer);
      for (let at = 0; at < digest.byteLength; at += WORD) this.waiting.push(digest.getBigUint64(at));
      this.block += 1;
    }
    return this.waiting.shift()!;
  }

  /** A whole number from 0 to bound - 1. */
  below(bound: bigint): bigint {
    const limit = SPAN - (SPAN % bound);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % bound;
    }
  }

  /** The same for bounds that a number can hold. */
  index(bound: number): number {
    return Number(this.below(BigInt(bound)));
  }
}
