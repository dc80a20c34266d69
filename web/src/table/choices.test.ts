import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Live } from '../server/live';
import type { Result } from '../server/rest';
import { playSettings } from '../settings/play.svelte';
import { plainOffer } from '../wire/plain';
import type { Answer, Offer, Problem } from '../wire/wire';
import { Choices, type Chooser } from './choices.svelte';

const offer = (notation: string, change: Partial<Offer> = {}) =>
  plainOffer(notation, { group: 'g', label: { id: 'label' }, ...change });

const take = offer('take:red:2');
const give = offer('give:blue', { then: [take] });
const place = offer('place:I4');
const stop = offer('stop', { closes: true });

let sent: string[][];
let noted: string | null;
let taken: number;
let makesLine: boolean;
let goesOn: boolean;
let complete: boolean;
let answer: Result<number>;
let pushed: boolean;
let table: Chooser & { withBots: boolean; undo: number; redo: string[]; number: number };
let choices: Choices;

function show(number: number): void {
  table.number = number;
  choices.forget();
}

/** A moment passes: longer than a double click. */
function wait(): void {
  vi.advanceTimersByTime(500);
}

afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  taken = 0;
  makesLine = false;
  goesOn = false;
  complete = true;
  playSettings.confirm = 'default';
  pushed = true;
  answer = { ok: true, value: 9 };
  const live = {
    act: async (_seat: number, number: number, moves: string[], note: string | null) => {
      sent.push(moves);
      noted = note;
      if (pushed && answer.ok) show(number + 1);
      return answer;
    },
    undo: async () => ((taken += 1), answer),
    preview: async (): Promise<Result<Answer>> => ({
      ok: true,
      value: {
        refusal: null,
        complete,
        goes_on: goesOn,
        facts: [{ kind: 'k', data: {}, audience: -1, reveals: false, line: makesLine }],
      },
    }),
    why: async (): Promise<Result<Answer>> => ({
      ok: true,
      value: { refusal: { clause: 'PAR-5.7' }, complete: false, goes_on: false, facts: [] },
    }),
  } as unknown as Live;
  table = {
    live,
    seat: 0,
    acting: true,
    undo: 1,
    redo: [],
    number: 8,
    withBots: true,
    overtaken: () => {},
    sent: () => {},
  };
  choices = new Choices(table);
});

describe('choosing', () => {
  test('composes a Trade and sends both parts together', async () => {
    table.withBots = false;
    await choices.choose(give);
    expect(choices.chain).toEqual([give]);
    expect(sent).toEqual([]);
    await choices.choose(take);
    expect(sent).toEqual([['give:blue', 'take:red:2']]);
    expect(choices.chain).toEqual([]);
  });

  test('keeps the last decision of a turn as a draft where bots sit', async () => {
    makesLine = true;
    await choices.choose(place);
    expect([choices.drafted, sent]).toEqual([true, []]);
    wait();
    await choices.confirm();
    expect([choices.drafted, sent]).toEqual([false, [['place:I4']]]);
  });

  test('does not ask after a button that ends what was begun', async () => {
    await choices.choose(stop);
    expect([choices.drafted, sent]).toEqual([false, [['stop']]]);
  });

  test.each([
    ['nothing was done before', {}, 0, 'default'],
    ['it warns of something', { warning: { id: 'w' } }, 1, 'default'],
    ['somebody wants to confirm always', {}, 1, 'on'],
  ] as const)('asks after such a button where %s', async (_, change, undo, confirm) => {
    playSettings.confirm = confirm;
    table.undo = undo;
    await choices.choose(offer('stop', { closes: true, ...change }));
    expect([choices.drafted, sent]).toEqual([true, []]);
  });

  test('does not confirm what was chosen only now: a double click or a key pressed twice is one wish', async () => {
    table.undo = 0;
    await choices.close(stop);
    expect([choices.drafted, choices.pausing]).toEqual([true, true]);
    await choices.confirm();
    expect(sent).toEqual([]);
    wait();
    await choices.confirm();
    expect(sent).toEqual([['stop']]);
  });

  test('closes one step at a time where nothing is confirmed', async () => {
    table.withBots = false;
    await choices.close(stop);
    await choices.close(stop);
    expect(sent).toEqual([['stop']]);
    wait();
    await choices.close(stop);
    expect(sent).toHaveLength(2);
  });

  test('asks before a decision that would finish something by itself', async () => {
    makesLine = true;
    await choices.choose(place);
    expect(choices.drafted).toBe(true);
    expect(sent).toEqual([]);
  });

  test('says whether a draft would end the turn, turn something up or neither', async () => {
    makesLine = goesOn = true;
    await choices.choose(give);
    await choices.choose(take);
    expect([choices.drafted, choices.outlook]).toEqual([true, 'on']);
    await choices.back();
    goesOn = false;
    await choices.choose(take);
    expect(choices.outlook).toBe('turn');
    await choices.back();
    complete = false;
    await choices.choose(take);
    expect(choices.outlook).toBe('reveal');
  });

  test('does not say of a button that closes a step that it ends the turn', async () => {
    goesOn = true;
    table.undo = 0;
    await choices.choose(stop);
    expect([choices.drafted, choices.outlook]).toEqual([true, 'on']);
  });

  test('does not ask while the turn goes on', async () => {
    makesLine = goesOn = true;
    await choices.choose(place);
    expect(choices.drafted).toBe(false);
    expect(sent).toEqual([['place:I4']]);
  });

  test('goes back out of a draft, out of a composition, then takes back a decision', async () => {
    await choices.choose(give);
    await choices.choose(take);
    expect(choices.drafted).toBe(true);
    await choices.back();
    expect(choices.chain).toEqual([give]);
    await choices.back();
    expect(choices.chain).toEqual([]);
    expect(taken).toBe(0);
    await choices.back();
    expect(taken).toBe(1);
  });

  test('asks no second time what the board has asked, unless it ends the turn', async () => {
    await choices.choose(give);
    await choices.choose(take, true);
    expect([choices.drafted, sent]).toEqual([false, [['give:blue', 'take:red:2']]]);
    table.undo = 0;
    await choices.choose(stop, true);
    expect([choices.drafted, choices.outlook]).toEqual([true, 'turn']);
  });

  test('plays on by itself after something that opens on the way', async () => {
    const numbers: number[] = [];
    table.live.act = async (_seat, number, moves) => {
      if (moves.length > 2) return { ok: false, problem: { code: 'bad_input', index: 2 } as Problem };
      sent.push(moves);
      numbers.push(number);
      show(number + moves.length);
      return { ok: true, value: number + moves.length };
    };
    await choices.choose(offer('drive:T43 go:p21/N:in go:p21/S:out go:E', { closes: true }));
    wait();
    await choices.confirm();
    expect(sent).toEqual([
      ['drive:T43', 'go:p21/N:in'],
      ['go:p21/S:out', 'go:E'],
    ]);
    expect([numbers, choices.busy, choices.trouble]).toEqual([[8, 10], false, null]);
  });

  test('tells what is wrong with a decision that is no action', async () => {
    answer = { ok: false, problem: { code: 'bad_input', clause: 'INPUT', index: 1 } as Problem };
    await choices.choose(place);
    expect([sent.length, choices.trouble?.clause]).toEqual([1, 'INPUT']);
  });

  test('goes back step by step out of a long composition', async () => {
    const turn = offer('rotate:1');
    const at = offer('at:p20', { then: [turn] });
    await choices.choose(offer('build:T13', { then: [at] }));
    await choices.choose(at);
    await choices.back();
    expect(choices.chain.map(({ do: notation }) => notation)).toEqual(['build:T13']);
  });

  test('waits until the new position is shown', async () => {
    pushed = false;
    table.undo = 0;
    await choices.choose(stop);
    wait();
    await choices.confirm();
    expect([choices.busy, choices.drafted]).toEqual([true, true]);
    show(9);
    expect([choices.busy, choices.drafted, choices.chain]).toEqual([false, false, []]);
  });

  test('says what is on its way when the server takes long, until it answers', async () => {
    vi.useFakeTimers();
    table.withBots = false;
    let arrive = () => {};
    const slow = new Promise<void>((done) => (arrive = done));
    const act = table.live.act.bind(table.live);
    table.live.act = (...sent) => slow.then(() => act(...sent));
    const chosen = choices.choose(stop);
    await vi.advanceTimersByTimeAsync(400);
    expect(choices.underway).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(choices.underway).toEqual([stop]);
    arrive();
    await chosen;
    expect([choices.underway, choices.busy]).toEqual([null, false]);
    vi.useRealTimers();
  });

  test('drops what the server refuses and says so', async () => {
    table.withBots = false;
    const problem: Problem = { type: 'about:blank', title: 'Overtaken', status: 409, detail: '', code: 'overtaken' };
    answer = { ok: false, problem };
    await choices.choose(stop);
    expect(choices.trouble).toBe(problem);
    expect(choices.chain).toEqual([]);
    choices.settle();
    expect(choices.trouble).toBeNull();
  });

  test('answers with what is expected where a thing stands for no decision, or for one that is allowed', async () => {
    choices.wonder('worker:1');
    expect(choices.asked).toEqual({ target: 'worker:1', refusal: null });
    table.live.why = async () => ({ ok: true, value: { refusal: null, complete: true, goes_on: false, facts: [] } });
    await choices.why('pile:draw', 'redraw:c01');
    expect(choices.asked).toEqual({ target: 'pile:draw', refusal: null });
  });

  test('keeps the refusal of what was asked about until the position changes', async () => {
    await choices.why('hex:K5', 'place:K5');
    expect(choices.asked?.refusal?.clause).toBe('PAR-5.7');
    choices.forget();
    expect(choices.asked).toBeNull();
  });
});

describe('a form', () => {
  const tip = offer('tip:-:-', {
    closes: true,
    form: {
      parts: [{ key: 'side', label: { id: 's' }, field: 1, choices: [], needs: null }],
      effects: [],
      details: [],
      warning: null,
    },
  });

  test('is sent at once with its note when something is filled in, and put away', async () => {
    choices.filling.set('side', 'W');
    choices.filling.note = 'pin:8:50';
    await choices.choose(tip);
    expect(sent).toEqual([['tip:W:-']]);
    expect(noted).toBe('pin:8:50');
    expect(choices.filling.count).toBe(0);
  });

  test('is emptied part by part before a decision is taken back', async () => {
    choices.filling.set('side', 'W');
    await choices.back();
    expect([choices.filling.count, taken]).toEqual([0, 0]);
    await choices.back();
    expect(taken).toBe(1);
  });

  test('waits for Confirm when nothing is filled in', async () => {
    await choices.choose(tip);
    expect(sent).toEqual([]);
    expect(choices.drafted).toBe(true);
    wait();
    await choices.confirm();
    expect(sent).toEqual([['tip:-:-']]);
  });
});
