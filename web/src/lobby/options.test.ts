import { describe, expect, test } from 'vitest';
import type { Option } from '../wire/wire';
import { changed, choices, valueOf, wordOf } from './options';

function option(change: Partial<Option>): Option {
  return {
    name: 'x',
    default: null,
    values: [],
    least: null,
    most: null,
    seat: false,
    clause: null,
    laboratory: false,
    ...change,
  };
}

const open = option({ name: 'open_hands', default: false, values: [false, true] });
const starter = option({ name: 'start_player', seat: true });
const quiet = option({ name: 'quiet', default: 10, least: 0, most: 100 });

describe('options of a new table', () => {
  test('a seat is chosen among the chairs of this table', () => {
    expect(choices(starter, 3)).toEqual([null, 0, 1, 2]);
    expect(valueOf(starter, '2', 3)).toBe(2);
    expect(valueOf(starter, 'null', 3)).toBe(null);
    expect(wordOf(starter, 2)).toBe('option-start_player-seat');
    expect(wordOf(starter, null)).toBe('option-start_player-null');
  });

  test('the text of a field becomes the value with its type', () => {
    expect(valueOf(open, 'true', 3)).toBe(true);
    expect(valueOf(quiet, '7', 3)).toBe(7);
    expect(valueOf(quiet, '900', 3)).toBe(100);
    expect(valueOf(quiet, 'x', 3)).toBe(0);
  });

  test('only what differs from the default is sent', () => {
    const options = [open, starter, quiet];
    expect(changed(options, { open_hands: false, start_player: 1, quiet: 10 }, 4)).toEqual({ start_player: 1 });
    expect(changed(options, { start_player: 3 }, 3)).toEqual({});
  });
});
