import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SeatInfo, TableHead } from '../wire/wire';
import { Words } from '../words/bundle';
import { t } from '../words/words.svelte';
import type { TableSession } from './session.svelte';
import WaitingRoom from './WaitingRoom.svelte';

Element.prototype.scrollTo ??= () => undefined; // jsdom lays nothing out

const words = new Words('en', 'title = Paris\n');
const seat = (index: number, name: string | null, more: Partial<SeatInfo> = {}) =>
  ({
    seat: index,
    name,
    bot: null,
    symbol: index + 1,
    present: false,
    person: null,
    agreed: true,
    ...more,
  }) as SeatInfo;

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(`${init.method} ${url}`);
    const problem = { type: 'about:blank', title: 'No', status: 409, detail: '', code: 'seat_taken' };
    const me = { id: 'me', name: 'Marlene', account: null, host: false, settings: null };
    if (url.endsWith('/me')) return Promise.resolve(Response.json(me));
    return Promise.resolve(Response.json(problem, { status: 409 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A public table with one person and free chairs; only what the waiting room reads. */
function session(more: Partial<TableHead> = {}): TableSession {
  const seats = [seat(0, 'Anna', { person: 'anna', present: true }), seat(1, null), seat(2, null)];
  const head = { id: 'k3v5', game: 'paris', status: 'open', public: true, owner: false, mine: [], kept: [], seats };
  const talk = { lines: [], show: () => undefined };
  return { head: { ...head, ...more }, seats, table: { keys: {} }, talk } as unknown as TableSession;
}

test('everybody is named, and free chairs are called that', () => {
  render(WaitingRoom, { session: session(), words, ink: false });
  expect(screen.getByRole('heading', { level: 1, name: 'Paris' })).toBeDefined();
  expect(screen.getByText('Anna')).toBeDefined();
  expect(screen.getAllByRole('button', { name: t('sit') })).toHaveLength(2);
});

test('whoever sits already is not offered another chair', () => {
  render(WaitingRoom, { session: session({ mine: [0] }), words, ink: false });
  expect(screen.queryByRole('button', { name: t('sit') })).toBeNull();
  expect(screen.getByRole('button', { name: t('room-leave') })).toBeDefined();
});

test('a chair that somebody else took meanwhile is told, and the button can be pressed again', async () => {
  render(WaitingRoom, { session: session(), words, ink: false });
  const sit = screen.getAllByRole<HTMLButtonElement>('button', { name: t('sit') })[0]!;
  await waitFor(() => expect(sit.disabled).toBe(false)); // the own name has come
  await fireEvent.click(sit);
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(asked).toContain('POST /api/v1/tables/k3v5/seats/1');
  expect(sit.disabled).toBe(false);
});

test('the card of the game is asked for once, however often the table changes', async () => {
  const { rerender } = render(WaitingRoom, { session: session(), words, ink: false });
  for (const owner of [true, false, true]) await rerender({ session: session({ owner }) });
  expect(asked.filter((one) => one === 'GET /api/v1/games/paris')).toHaveLength(1);
});
