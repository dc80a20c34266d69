import { describe, expect, test } from 'vitest';
import { NO_STONES } from './tip';
import { earned, judged, learned, mastery, nextTask, readKnowledge, summed, type Task } from './training';

const tasks: Task[] = [
  { id: 'a', colour: 'yellow', keep: 4 },
  { id: 'b', colour: 'green', keep: 2 },
];
const MINDEN = { side: 'W', block: 'N', square: 12, quarter: 'c' };

describe('practising', () => {
  test('judges every stone, and one wrong stone loses all (MIN-6.6)', () => {
    expect(judged({ ...MINDEN, quarter: 'd', side: null }, MINDEN)).toEqual([null, true, true, false]);
    expect(earned({ ...MINDEN, quarter: 'd' }, MINDEN)).toBe(0);
    expect(earned({ ...NO_STONES, block: 'N' }, MINDEN)).toBe(1);
  });

  test('remembers answers, stones and kilometres', () => {
    const known = learned(learned({}, 'a', 4, 20), 'a', 2, null);
    expect(known['a']).toEqual({ asked: 2, right: 6, measured: 1, kilometres: 20 });
    expect(mastery(known['a'])).toBe(0.75);
    expect(summed(tasks, known)).toEqual({ asked: 2, seen: 1, stones: 3, kilometres: 20 });
    expect(summed(tasks, {})).toEqual({ asked: 0, seen: 0, stones: null, kilometres: null });
  });

  test('asks for what is not known sooner, and never the same twice', () => {
    const known = learned({}, 'a', 4, null);
    const asked = Array.from({ length: 100 }, (_, index) => nextTask(tasks, known, null, index / 100)!.id);
    expect(asked.filter((id) => id === 'b').length).toBeGreaterThan(85);
    expect(nextTask(tasks, {}, 'a', 0)!.id).toBe('b');
    expect(nextTask([], {}, null, 0.5)).toBeNull();
  });

  test('forgets what cannot be read', () => {
    expect(readKnowledge('{"a"')).toEqual({});
    expect(readKnowledge(null)).toEqual({});
  });
});
