import { beforeEach, expect, test, vi } from 'vitest';
import { rest } from '../server/rest';
import type { Analysed, Attempt, Line, TableView } from '../wire/wire';
import { AnalysisLine, shownTable } from './line';

const TABLE = { head: { id: 'table', number: 7, clocks: [] }, proof: { wanted: [0] } } as unknown as TableView;
const SEATS = [0, 1].map((seat) => ({ seat, bot: seat ? 'greedy' : null })) as never;

let shown: TableView[] = [];
let asked: Attempt[] = [];

/** A line whose server lets everything be done but `bad`. */
function line(): AnalysisLine {
  vi.spyOn(rest, 'tryOut').mockImplementation((_, attempt) => {
    asked.push(attempt);
    if (attempt.tried?.some((tried) => tried.do === 'bad'))
      return Promise.resolve({ ok: false, problem: { code: 'refused' } as never });
    const lines = (attempt.tried ?? []).map(({ seat }, index) => ({ index, seat, taken_back: false })) as Line[];
    return Promise.resolve({
      ok: true,
      value: { to_act: [1], turn: 3, perspectives: [{ seat: 1 }], lines } as unknown as Analysed,
    });
  });
  const hooks = { table: (table: TableView) => shown.push(table), link: () => {}, problem: () => {} };
  return new AnalysisLine({ table: TABLE, seats: SEATS, number: 7, seat: 0 }, hooks as never, () => {});
}

beforeEach(() => {
  shown = [];
  asked = [];
});

test('every request names all decisions that were tried, of whichever seat', async () => {
  const tried = line();
  await tried.act(0, 0, ['a', 'b']);
  await tried.act(1, 0, ['c']);
  expect(asked.at(-1)).toEqual({
    number: 7,
    seat: 0,
    tried: [
      { seat: 0, do: 'a' },
      { seat: 0, do: 'b' },
      { seat: 1, do: 'c' },
    ],
  });
});

test('a step back asks for one decision less; its line is marked, and the next one is a new line', async () => {
  const tried = line();
  await tried.act(0, 0, ['a', 'b']);
  await tried.undo(0, 0);
  await tried.act(0, 0, ['c']);
  expect(asked.at(-1)?.tried).toEqual([
    { seat: 0, do: 'a' },
    { seat: 0, do: 'c' },
  ]);
  expect(shown.at(-1)?.lines.map(({ index, taken_back }) => [index, taken_back])).toEqual([
    [0, false],
    [1, true],
    [2, false],
  ]);
  expect(shown.map(({ head }) => head.number)).toEqual([1, 2, 3]);
});

test('what is refused leaves what was tried', async () => {
  const tried = line();
  await tried.act(0, 0, ['a']);
  expect((await tried.act(0, 0, ['bad'])).ok).toBe(false);
  await tried.act(0, 0, ['b']);
  expect(asked.at(-1)?.tried?.map((one) => one.do)).toEqual(['a', 'b']);
});

test('all seats are the reader’s, bots play none, and no clock runs', async () => {
  await line().startOver();
  const { head, proof } = shown[0]!;
  expect([head.mine, head.seats.map(({ bot }) => bot), head.clocks, head.status]).toEqual([
    [0, 1],
    [null, null],
    null,
    'running',
  ]);
  expect(proof.wanted).toEqual([]);
});

test('where others are to act whose view is not told, the reader waits as at the table', () => {
  const found = { to_act: [1], turn: 3, perspectives: [{ seat: 0 }], lines: [] } as unknown as Analysed;
  expect(shownTable({ table: TABLE, seats: SEATS, number: 7, seat: 0 }, found, [], 1).head.mine).toEqual([0]);
});
