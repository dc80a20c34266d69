import { describe, expect, test } from 'vitest';
import type { Line, Outcome, TableHead } from '../wire/wire';
import { endedBy, headline, lasted, ranking, recordName, tells } from './result';

function outcome(places: number[], scores: number[]): Outcome {
  return { places, scores, reason: 'marseille', clause: 'PAR-9.1', columns: [], rows: [] };
}

const names = ['Marlene', 'Tilman', 'Jorinde'];
const nameOf = (seat: number) => names[seat]!;
const list = (all: string[]) => all.join(' und ');

describe('the end of a game', () => {
  test('seats stand in the order of their places', () => {
    expect(ranking(outcome([3, 1, 2], [88, 101, 90]))).toEqual([1, 2, 0]);
    expect(ranking(outcome([1, 3, 1], [101, 88, 101]))).toEqual([0, 2, 1]);
  });

  test('the headline speaks to the reader who won', () => {
    const won = outcome([1, 2, 3], [179, 158, 132]);
    expect(headline(won, [0], nameOf, list)).toEqual({ id: 'end-you-win', args: { points: 179 } });
    expect(headline(won, [1], nameOf, list)).toEqual({ id: 'end-name-wins', args: { name: 'Marlene', points: 179 } });
    expect(headline(won, [], nameOf, list).id).toBe('end-name-wins');
  });

  test('on one device everybody is named', () => {
    expect(headline(outcome([1, 2, 3], [9, 8, 7]), [0, 1], nameOf, list)).toEqual({
      id: 'end-name-wins',
      args: { name: 'Marlene', points: 9 },
    });
  });

  test('a tie has several winners (PAR-10.6)', () => {
    const tie = outcome([1, 1, 3], [101, 101, 88]);
    expect(headline(tie, [0], nameOf, list).id).toBe('end-you-share');
    expect(headline(tie, [2], nameOf, list)).toEqual({
      id: 'end-names-share',
      args: { names: 'Marlene und Tilman', points: 101 },
    });
  });

  test('who brought the end about is named, not who decided last', () => {
    const line = (index: number, seat: number, facts: unknown[]) =>
      ({ index, seat, turn: 1, facts, taken_back: false }) as unknown as Line;
    const tipped = { kind: 'tipped', data: { seat: 2 }, line: true };
    const arrived = { kind: 'arrived', data: { reason: '@reason-zone', seat: 0 }, line: true };
    const moved = { kind: 'majority', data: { seat: 1 }, line: true };
    expect(endedBy([line(1, 1, [tipped]), line(2, 2, [tipped, arrived, moved])], 'zone')).toBe(0);
    expect(endedBy([line(1, 1, [tipped]), line(2, 2, [tipped])], 'pile')).toBe(2);
    expect(endedBy([], 'zone')).toBe(null);
  });

  test('the duration is told in minutes, hours or days', () => {
    const head = (moved_at: string) => ({ created_at: '2026-03-01T10:00:00Z', moved_at }) as TableHead;
    expect(lasted(head('2026-03-01T10:34:00Z'))).toEqual({ id: 'end-minutes', args: { minutes: 34 } });
    expect(lasted(head('2026-03-01T12:05:00Z'))).toEqual({ id: 'end-hours', args: { hours: 2, minutes: 5 } });
    expect(lasted(head('2026-03-04T10:00:00Z'))).toEqual({ id: 'end-days', args: { days: 3 } });
  });

  test('a company of value 0 stays a column of points, a column about a tie does not', () => {
    const note = { id: 'cell' };
    const columns = ['company:yellow', 'company:red', 'tie', 'surplus'].map((key) => ({
      key,
      label: { id: key },
      note: null,
    }));
    const rows = [
      [
        { points: 0, note },
        { points: 9, note },
        { points: 0, note },
        { points: 0, note: null },
      ],
    ];
    const ended = { ...outcome([1], [9]), columns, rows };
    expect(columns.map((_, index) => tells(ended, index))).toEqual([false, false, true, false]);
  });

  test('a record is called after its table', () => {
    expect(recordName('Gare du Soir')).toBe('gare-du-soir.stellwerk.json');
    expect(recordName('Bahnhof Immergrün!')).toBe('bahnhof-immergrun.stellwerk.json');
    expect(recordName('…')).toBe('stellwerk.stellwerk.json');
  });
});
