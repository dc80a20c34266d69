import { serverClock } from '../time/server-clock';
import { BASE, type Operations } from '../wire/operations';
import type { Problem } from '../wire/wire';

/** An answer of the server: what was asked for, or the problem, as a value. */
export type Result<T> = { ok: true; value: T } | { ok: false; problem: Problem };

type Answered<O extends keyof Operations> = Promise<Result<Operations[O]['answer']>>;
type Given<O extends keyof Operations> = Omit<Operations[O], 'answer'>;

interface Parts {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | string[] | null | undefined>;
  header?: Record<string, string>;
  body?: unknown;
}

/** The server could not be reached at all. */
export const UNREACHABLE = 'unreachable';

function unreachable(): Problem {
  return { type: 'about:blank', title: 'Unreachable', status: 0, detail: '', code: UNREACHABLE };
}

/** Ask for an operation of the server's OpenAPI document; what it takes and answers is checked against the document. */
export async function ask<O extends keyof Operations>(
  operation: O,
  ...[given]: object extends Given<O> ? [Given<O>?] : [Given<O>]
): Answered<O> {
  const { header = {}, body = {}, ...place } = (given ?? {}) as Parts;
  const [method] = split(operation);
  // a request that changes something is JSON, also if it says nothing
  const content = ['POST', 'PUT'].includes(method) ? { body: JSON.stringify(body) } : {};
  const headers = 'body' in content ? { 'Content-Type': 'application/json', ...header } : header;
  let response: Response;
  const sent = Date.now();
  try {
    response = await fetch(address(operation, place), { method, credentials: 'same-origin', headers, ...content });
  } catch {
    return { ok: false, problem: unreachable() };
  }
  serverClock.hear(response.headers.get('Date'), sent, Date.now());
  return response.ok
    ? { ok: true, value: (await contentOf(response)) as Operations[O]['answer'] }
    : { ok: false, problem: await problemOf(response) };
}

/** The address of something that a browser loads by itself: a download. */
export function addressOf<O extends Extract<keyof Operations, `GET ${string}`>>(
  operation: O,
  ...[path]: Operations[O] extends { path: infer P } ? [P] : []
): string {
  return address(operation, { path } as Parts);
}

function split(operation: keyof Operations): [method: string, path: string] {
  return operation.split(' ') as [string, string];
}

function address(operation: keyof Operations, { path = {}, query = {} }: Parts): string {
  const way = split(operation)[1].replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name]!));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const each of [value ?? []].flat()) search.append(name, String(each));
  return `${BASE}${way}${search.size ? `?${search}` : ''}`;
}

async function contentOf(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const kind = response.headers.get('Content-Type') ?? '';
  return kind.includes('json') ? response.json() : response.text();
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const problem = (await response.json()) as Problem;
    if (typeof problem.code === 'string') return problem;
  } catch {
    /* not a problem document: a proxy answered */
  }
  const code = response.status >= 500 ? UNREACHABLE : 'bad_input';
  return { type: 'about:blank', title: response.statusText, status: response.status, detail: '', code };
}
