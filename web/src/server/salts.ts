import { recall, remember } from '../frame/memory';
import type { Connection } from './live';

/** A person's share in the verifiable chance: 16 random bytes, promised by their hash, told when all sit. */
export interface Salt {
  salt: string;
  hash: string;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A fresh salt; null where the browser cannot hash (a page without encryption that is not on this machine). */
export async function freshSalt(): Promise<Salt | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return { salt: hex(bytes), hash: hex(new Uint8Array(digest)) };
}

/** Keep the salt of a chair until it is asked for. */
export function keepSalt(table: string, seat: number, salt: Salt): void {
  remember(`salt.${table}.${seat}`, salt.salt);
}

export function keptSalt(table: string, seat: number): string | null {
  return recall(`salt.${table}.${seat}`);
}

export function forgetSalt(table: string, seat: number): void {
  remember(`salt.${table}.${seat}`, null);
}

/** Send the salt of a seat that was asked for; it is forgotten when it has come. */
export async function sendSalt(live: Pick<Connection, 'salt'>, table: string, seat: number): Promise<void> {
  const salt = keptSalt(table, seat);
  if (salt && (await live.salt(seat, salt)).ok) forgetSalt(table, seat);
}
