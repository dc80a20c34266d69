/** SHA-256 and HMAC of our own: a page that was opened from a file or without encryption has no WebCrypto. */

const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The message, a one, zeros, and its length in bits: whole blocks. */
function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(length - 8, BigInt(message.length) * 8n);
  return view;
}

function schedule(view: DataView, at: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let place = 0; place < 16; place += 1) words[place] = view.getUint32(at + 4 * place);
  for (let place = 16; place < 64; place += 1) {
    const early = words[place - 15]!;
    const late = words[place - 2]!;
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[place] = words[place - 16]! + first + words[place - 7]! + second;
  }
  return words;
}

function compressed(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round += 1) {
    const large = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + large + ((e & f) ^ (~e & g)) + ROUNDS[round]! + words[round]!) | 0;
    const small = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, place) => (state[place] = state[place]! + value));
}

/** SHA-256 of a message. */
export function sha256(message: Uint8Array): Uint8Array {
  const state = new Uint32Array(START);
  const view = padded(message);
  for (let at = 0; at < view.byteLength; at += BLOCK) compressed(state, schedule(view, at));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

/** HMAC-SHA-256 of a message under a key. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const filled = new Uint8Array(BLOCK);
  filled.set(short);
  const inner = sha256(
    joined(
      filled.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      filled.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** Bytes one after another. */
export function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of a hexadecimal text; null if it is none. */
export function fromHex(text: string): Uint8Array | null {
  if (!/^(?:[0-9a-fA-F]{2})*$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
