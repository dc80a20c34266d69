import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableView } from '../wire/wire';
import type { Socket } from './line';
import { type Link, Live } from './live';

/** A socket whose other end is the test. */
class Wire implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table = (number: number) => ({ head: { number } }) as TableView;

let wires: Wire[];
let links: Link[];
let number: number | null;
let said: number;
let live: Live;
let online: boolean;
let visible: boolean;

function last(): Wire {
  return wires.at(-1)!;
}

function greet(at: number): void {
  last().onopen?.();
  last().tell({ type: 'table', table: table(at) });
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  links = [];
  number = null;
  said = 0;
  online = true;
  visible = true;
  live = new Live(
    'ws://here/live',
    {
      number: () => number,
      table: (seen) => (number = seen.head.number),
      link: (link) => links.push(link),
      problem: () => {},
      said: () => said,
      chat: (lines) => (said = lines.at(-1)?.number ?? said),
    },
    () => wires[wires.push(new Wire()) - 1]!,
    () => online,
    () => visible,
  );
  live.start();
});

afterEach(() => {
  live.stop();
  vi.useRealTimers();
});

describe('a live table', () => {
  test('speaks first and resumes with the number it has', () => {
    last().onopen?.();
    expect(last().sent).toEqual([{ type: 'hello', number: null, chat: 0, brief: true, changes: true, lines: true }]);
    last().tell({ type: 'table', table: table(7) });
    last().tell({ type: 'chat', lines: [{ number: 3 }] });
    expect(links.at(-1)).toBe('live');
    last().onclose?.();
    expect(links.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    last().onopen?.();
    expect(last().sent).toEqual([{ type: 'hello', number: 7, chat: 3, brief: true, changes: true, lines: true }]);
  });

  test('reads several messages in one text, in their order', () => {
    greet(7);
    const lines = [
      { type: 'chat', lines: [{ number: 4 }] },
      { type: 'chat', lines: [{ number: 5 }] },
    ];
    last().onmessage?.({ data: lines.map((line) => JSON.stringify(line)).join('\n') });
    expect(said).toBe(5);
  });

  test('sends an unanswered act again with the same request id, once it is back', async () => {
    greet(7);
    const answer = live.act(0, 7, ['place:I4']);
    const first = last().sent.at(-1)!;
    last().onclose?.();
    vi.advanceTimersByTime(1000);
    expect(last().sent).toEqual([]);
    greet(7);
    expect(last().sent.at(-1)).toEqual(first);
    last().tell({ type: 'accepted', request: first['request'], number: 8 });
    expect(await answer).toEqual({ ok: true, value: 8 });
    expect(live.waiting).toBe(0);
  });

  test('puts what a move has changed into the table that came before', () => {
    const seen: TableView[] = [];
    const hooks = {
      number: () => null,
      table: (came: TableView) => seen.push(came),
      link: () => {},
      problem: () => {},
      said: () => 0,
      chat: () => {},
    };
    live.stop();
    live = new Live(
      'ws://here/live',
      hooks,
      () => wires[wires.push(new Wire()) - 1]!,
      () => true,
      () => true,
    );
    live.start();
    last().onopen?.();
    last().tell({
      type: 'table',
      table: {
        head: { name: 'Ours', number: 4, turn: 2 },
        keys: { watch: 'k' },
        perspectives: ['before'],
        lines: ['old'],
      },
    });
    last().tell({
      type: 'moved',
      table: { head: { number: 5, turn: 3 }, perspectives: ['after'], lines: ['new'], lines_from: 4 },
    });
    const moved = {
      head: { name: 'Ours', number: 5, turn: 3 },
      keys: { watch: 'k' },
      perspectives: ['after'],
      lines: ['new'],
      lines_from: 4,
    };
    expect(seen.at(-1)).toEqual(moved);
    last().tell({ type: 'update', table: table(6) });
    last().tell({ type: 'moved', table: { head: { number: 7 }, perspectives: [], lines: [], lines_from: 6 } });
    expect(seen.at(-1)).toEqual({ head: { number: 7 }, perspectives: [], lines: [], lines_from: 6 });
    const told = { seat: 1, offers: [], undo: 0 };
    const view = { turn: 2, hand: ['a', 'b'] };
    last().tell({ type: 'update', table: { head: { number: 8 }, perspectives: [{ ...told, view, insights: {} }] } });
    const changed = { ...told, view: { turn: 3, 'hand/1': 'c' }, insights: { worth: 2 } };
    last().tell({ type: 'changed', table: { head: { number: 9 }, perspectives: [changed], lines: [], lines_from: 8 } });
    const after = { ...told, view: { turn: 3, hand: ['a', 'c'] }, insights: { worth: 2 } };
    expect(seen.at(-1)).toEqual({ head: { number: 9 }, perspectives: [after], lines: [], lines_from: 8 });
  });

  test('tells whether the page is in view, once for every change and on every new socket', () => {
    greet(7);
    const looks = () => last().sent.filter((message) => message['type'] === 'look');
    live.look();
    expect(looks()).toEqual([]);
    visible = false;
    live.look();
    live.look();
    expect(looks()).toEqual([{ type: 'look', visible: false }]);
    last().onclose?.();
    vi.advanceTimersByTime(1000);
    greet(7);
    expect(looks()).toEqual([{ type: 'look', visible: false }]);
    visible = true;
    live.look();
    expect(looks()).toEqual([
      { type: 'look', visible: false },
      { type: 'look', visible: true },
    ]);
  });

  test('says at once that the device has no network, and comes back', () => {
    greet(7);
    online = false;
    live.wake();
    expect(links.at(-1)).toBe('offline');
    expect(wires[0]!.closed).toBe(true);
    vi.advanceTimersByTime(1000);
    last().onclose?.();
    expect(links.at(-1)).toBe('offline');
    online = true;
    live.wake();
    greet(7);
    expect(links.at(-1)).toBe('live');
  });

  test('does not send an act before the table has come', () => {
    last().onopen?.();
    void live.act(0, 0, ['stop']);
    expect(last().sent.map((message) => message['type'])).toEqual(['hello']);
    last().tell({ type: 'table', table: table(1) });
    expect(last().sent.map((message) => message['type'])).toEqual(['hello', 'act']);
  });

  test('gives a refusal as a value', async () => {
    greet(1);
    const answer = live.act(0, 1, ['place:K5']);
    const problem = {
      type: 'about:blank',
      title: 'Refused',
      status: 422,
      detail: '',
      code: 'refused',
      clause: 'PAR-5.7',
    };
    last().tell({ type: 'refused', request: last().sent.at(-1)!['request'], problem });
    expect(await answer).toEqual({ ok: false, problem });
  });

  test('waits longer from try to try, and tries at once when woken', () => {
    greet(1);
    last().onclose?.();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      vi.advanceTimersByTime(20_000);
      last().onclose?.();
    }
    const tries = wires.length;
    vi.advanceTimersByTime(1000);
    expect(wires.length).toBe(tries);
    live.wake();
    expect(wires.length).toBe(tries + 1);
  });

  test('asks for the table again when a heartbeat tells that something was missed', async () => {
    greet(7);
    const answer = live.act(0, 7, ['stop']);
    const before = last().sent.length;
    last().tell({ type: 'pong', number: 7 });
    last().tell({ type: 'pong' });
    expect(last().sent.length).toBe(before);
    last().tell({ type: 'pong', number: 9 });
    expect(last().sent.slice(before)).toEqual([
      { type: 'hello', number: 7, chat: 0, brief: true, changes: true, lines: true },
    ]);
    last().tell({ type: 'table', table: table(9) });
    expect(number).toBe(9);
    expect(last().sent.length).toBe(before + 1); // what waits for its answer is on this socket already
    last().tell({ type: 'accepted', request: last().sent[before - 1]!.request, number: 9 });
    expect(await answer).toEqual({ ok: true, value: 9 });
    expect(wires.length).toBe(1);
  });

  test('drops a connection that has gone silent', () => {
    greet(1);
    const silent = last();
    vi.advanceTimersByTime(61_000);
    expect(silent.closed).toBe(true);
    expect(links.at(-1)).not.toBe('live');
  });
});
