import { describe, expect, it } from 'vitest';
import { share } from './share';

describe('what a later value shares with an earlier one', () => {
  it('is the earlier value itself where nothing has changed', () => {
    const before = { view: { hexes: ['A1', 'B2'], turn: 3 }, offers: [{ do: 'pass' }] };
    expect(share(before, structuredClone(before))).toBe(before);
  });

  it('is every part that is equal, beside the parts that are new', () => {
    const before = { view: { turn: 3 }, offers: [{ do: 'pass' }, { do: 'build' }] };
    const after = share(before, { view: { turn: 4 }, offers: [{ do: 'pass' }, { do: 'build' }] });
    expect(after).toEqual({ view: { turn: 4 }, offers: [{ do: 'pass' }, { do: 'build' }] });
    expect(after.offers).toBe(before.offers);
    expect(after.view).not.toBe(before.view);
  });

  it('keeps the equal beginning of a list that has grown or become shorter', () => {
    const before = [{ index: 1 }, { index: 2 }];
    const longer = share(before, [{ index: 1 }, { index: 2 }, { index: 3 }]);
    expect(longer).toHaveLength(3);
    expect(longer[0]).toBe(before[0]);
    expect(share(before, [{ index: 1 }])).toEqual([{ index: 1 }]);
  });

  it('tells a missing part from one that is there', () => {
    const before: Record<string, unknown> = { seat: 1, note: undefined };
    expect(share(before, { seat: 1, turn: undefined })).not.toBe(before);
    expect(share({ seat: 1, turn: 2 }, { seat: 1 })).toEqual({ seat: 1 });
    expect(share({ seats: [1] }, { seats: null })).toEqual({ seats: null });
  });

  it('changes neither of the two', () => {
    const [before, after] = [{ a: { b: 1 } }, { a: { b: 2 } }];
    share(before, after);
    expect([before, after]).toEqual([{ a: { b: 1 } }, { a: { b: 2 } }]);
  });
});
