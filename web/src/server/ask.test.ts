import { afterEach, expect, test, vi } from 'vitest';
import { addressOf, ask, UNREACHABLE } from './ask';

afterEach(() => void vi.unstubAllGlobals());

/** Lets the network answer every request with this; what was sent is kept. */
function network(answer: () => Response) {
  const sent: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return Promise.resolve().then(answer);
  });
  return sent;
}

test('names in a path and in a query are encoded, and a list is a name several times', async () => {
  const sent = network(() => Response.json({}));
  await ask('GET /games/{game}/tutorial/{lesson}/{number}/preview', {
    path: { game: 'a/b', lesson: 'x y', number: 3 },
    query: { do: ['place:I5', 'stop&go'] },
  });
  expect(sent[0]!.url).toBe('/api/v1/games/a%2Fb/tutorial/x%20y/3/preview?do=place%3AI5&do=stop%26go');
  expect(sent[0]!.init.body).toBeUndefined();
  expect(addressOf('GET /tables/{table}/record', { table: 't?1' })).toBe('/api/v1/tables/t%3F1/record');
});

test('what changes something is JSON, also without a body', async () => {
  const sent = network(() => new Response(null, { status: 204 }));
  expect(await ask('POST /host/notices/{delivery}', { path: { delivery: 'd1' } })).toEqual({ ok: true, value: null });
  expect(sent[0]!.init).toMatchObject({ method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } });
});

test('a problem of the server is a value, and so is a proxy that answers for it', async () => {
  const problem = { type: 'about:blank', title: 'No', status: 409, detail: '', code: 'not_over' };
  network(() => Response.json(problem, { status: 409 }));
  expect(await ask('GET /me')).toEqual({ ok: false, problem });
  network(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await ask('GET /me')).toMatchObject({ ok: false, problem: { status: 502, code: UNREACHABLE } });
});

test('without a network the problem is that nobody answers', async () => {
  network(() => {
    throw new TypeError('offline');
  });
  expect(await ask('GET /me')).toMatchObject({ ok: false, problem: { status: 0, code: UNREACHABLE } });
});

test('what an operation does not take is a fault of types', () => {
  // @ts-expect-error there is no such operation
  void (() => ask('GET /nowhere'));
  // @ts-expect-error the path needs a table
  void (() => ask('GET /tables/{table}'));
  // @ts-expect-error a name is a text
  void (() => ask('PUT /me', { body: { name: 7 } }));
  // @ts-expect-error a download has an address, a change has none
  void (() => addressOf('POST /tables'));
});
