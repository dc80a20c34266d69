import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableList } from '../wire/wire';
import type { Socket } from './line';
import { LobbyLive } from './lobby';

class Wire implements Socket {
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: Wire[];
let live: boolean[];
let lists: Partial<TableList>[];
let lobby: LobbyLive;

beforeEach(() => {
  vi.useFakeTimers();
  [wires, live, lists] = [[], [], []];
  const hooks = {
    lists: (came: Partial<TableList>) => void lists.push(came),
    live: (now: boolean) => void live.push(now),
  };
  lobby = new LobbyLive('ws://here/lobby', hooks, () => wires[wires.push(new Wire()) - 1]!);
  lobby.start();
});

afterEach(() => {
  lobby.stop();
  vi.useRealTimers();
});

test('says hello, and passes on the lists that came and no others', () => {
  wires[0]!.onopen?.();
  expect(wires[0]!.sent).toEqual(['{"type":"hello"}']);
  wires[0]!.tell({ type: 'tables', mine: [], open: [], running: [] });
  wires[0]!.tell({ type: 'tables', open: [] });
  wires[0]!.tell({ type: 'pong' });
  expect(lists).toEqual([{ mine: [], open: [], running: [] }, { open: [] }]);
});

test('is live with the first lists, and no longer when the socket is gone; then it comes again', () => {
  wires[0]!.onopen?.();
  expect(live).toEqual([]);
  wires[0]!.tell({ type: 'tables', mine: [] });
  wires[0]!.onclose?.();
  expect(live).toEqual([true, false]);
  vi.advanceTimersByTime(1500);
  expect(wires.length).toBe(2);
});

test('gives up a socket that is silent for too long', () => {
  wires[0]!.onopen?.();
  wires[0]!.tell({ type: 'tables', mine: [] });
  vi.advanceTimersByTime(20_000);
  expect(wires[0]!.sent.at(-1)).toBe('{"type":"ping"}');
  vi.advanceTimersByTime(40_000);
  expect(wires[0]!.closed).toBe(true);
  expect(live.at(-1)).toBe(false);
});

test('comes at once when somebody looks again, and not at all when it was stopped', () => {
  wires[0]!.onclose?.();
  lobby.wake();
  expect(wires.length).toBe(2);
  lobby.wake();
  expect(wires.length).toBe(2);
  lobby.stop();
  expect(wires[1]!.closed).toBe(true);
  lobby.wake();
  vi.advanceTimersByTime(120_000);
  expect(wires.length).toBe(2);
});

test('a socket that is not open yet is not spoken to', () => {
  vi.advanceTimersByTime(60_000);
  expect(wires[0]!.sent).toEqual([]);
  wires[0]!.onopen?.();
  vi.advanceTimersByTime(20_000);
  expect(wires[0]!.sent).toEqual(['{"type":"hello"}', '{"type":"ping"}']);
});
