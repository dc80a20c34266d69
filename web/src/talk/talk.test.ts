import { describe, expect, test } from 'vitest';
import type { ChatLine } from '../wire/wire';
import { mergeChat, Talk, unreadOf } from './talk.svelte';

const line = (number: number): ChatLine => ({
  number,
  person: 'p',
  name: 'Anna',
  seat: 0,
  text: `${number}`,
  at: '2026-01-01T00:00:00Z',
});

describe('what is said', () => {
  test('stands once, also if it came twice', () => {
    const known = mergeChat([], [line(1), line(2)]);
    expect(mergeChat(known, [line(2), line(3)]).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(mergeChat(known, [line(2)])).toBe(known);
  });

  test('is gone where it was removed', () => {
    const talk = new Talk('t1');
    talk.hear([line(1), line(2), line(3)]);
    talk.hear([line(2)], true);
    expect(talk.lines.map(({ number }) => number)).toEqual([2]);
    talk.hear([line(4)]);
    expect(talk.lines.map(({ number }) => number)).toEqual([2, 4]);
  });

  test('is unread from the last read line on', () => {
    expect(unreadOf([line(1), line(3), line(4)], 1)).toBe(2);
    expect(unreadOf([line(1)], 7)).toBe(0);
  });
});
