import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { anotherName } from './names';
import { openTable } from './open';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

function serverAnswers(): { body: { seats: { salt_hash?: string }[] } } {
  const seen = { body: { seats: [] as { salt_hash?: string }[] } };
  vi.stubGlobal('fetch', async (_: string, request: RequestInit) => {
    seen.body = JSON.parse(request.body as string) as typeof seen.body;
    return new Response(JSON.stringify({ head: { id: 'abc' } }), {
      status: 201,
      headers: { 'Content-Type': 'application/json' },
    });
  });
  return seen;
}

const draft = {
  game: 'paris',
  options: {},
  settings: {},
  name: 'Gare du Soir',
  isPublic: false,
  time: null,
  substitute: null,
  casual: null,
  absence: null,
  language: 'de' as const,
};

describe('opening a table', () => {
  afterEach(() => kept.clear());

  test('every own chair promises a fresh salt and keeps it for the table', async () => {
    const seen = serverAnswers();
    await openTable({
      ...draft,
      chairs: [
        { kind: 'own', name: '' },
        { kind: 'bot', bot: 'greedy' },
        { kind: 'own', name: 'Jorinde' },
      ],
    });
    expect(seen.body.seats[1]).toEqual({ kind: 'bot', bot: 'greedy' });
    for (const seat of [0, 2]) {
      const salt = Buffer.from(kept.get(`stellwerk.salt.abc.${seat}`)!, 'hex');
      expect(salt).toHaveLength(16);
      expect(seen.body.seats[seat]!.salt_hash).toBe(createHash('sha256').update(salt).digest('hex'));
    }
    expect(kept.get('stellwerk.salt.abc.0')).not.toBe(kept.get('stellwerk.salt.abc.2'));
  });

  test('where the browser cannot hash, the table opens without a salt', async () => {
    vi.stubGlobal('crypto', {});
    const seen = serverAnswers();
    const answer = await openTable({ ...draft, chairs: [{ kind: 'own', name: '' }] });
    vi.unstubAllGlobals();
    expect(answer.ok).toBe(true);
    expect(seen.body.seats[0]).toEqual({ kind: 'me' });
    expect(kept.size).toBe(0);
  });
});

describe('names of tables', () => {
  test('another name than the present one is proposed', () => {
    expect(anotherName('A | B', 'A', () => 0)).toBe('B');
    expect(anotherName('A | B | C', '', () => 0.99)).toBe('C');
    expect(anotherName('A', 'A')).toBe('A');
  });
});
