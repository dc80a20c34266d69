import { describe, expect, test } from 'vitest';
import { placeLabels } from './labels';
import { agrees, NO_STONES, notation, pointed, stones, upTo } from './tip';
import { bend, standing } from './track';
import { pinNote, pinOf, readPin, tipOf, valuesOf } from './types';

const MINDEN = { side: 'W', block: 'N', square: 12, quarter: 'c' };

describe('a tip', () => {
  test('is written as in a record', () => {
    expect(notation(NO_STONES)).toBe('tip:-:-:-:-');
    expect(notation(MINDEN)).toBe('tip:W:N:12:c');
    expect(notation(tipOf({ block: 'N' }))).toBe('tip:-:N:-:-');
    expect(tipOf(valuesOf(MINDEN) as Record<string, string>)).toEqual(MINDEN);
  });

  test('goes from coarse to fine by clicking the same place', () => {
    const steps = [NO_STONES];
    for (let click = 0; click < 5; click += 1) steps.push(pointed(steps.at(-1)!, MINDEN));
    expect(steps.map(stones)).toEqual([0, 1, 2, 3, 4, 4]);
    expect(steps.at(-1)).toEqual(MINDEN);
  });

  test('moves with as many stones when another place is clicked', () => {
    const munich = { side: 'E', block: 'S', square: 8, quarter: 'd' };
    expect(pointed(upTo(MINDEN, 'square'), munich)).toEqual({ ...munich, quarter: null });
  });

  test('fills a gap with the coarsest stone that is missing', () => {
    expect(pointed({ ...NO_STONES, block: 'N' }, MINDEN)).toEqual({ ...NO_STONES, side: 'W', block: 'N' });
  });

  test('agrees with what it describes', () => {
    expect(agrees({ ...NO_STONES, quarter: 'c' }, MINDEN)).toBe(true);
    expect(agrees({ ...MINDEN, quarter: 'd' }, MINDEN)).toBe(false);
  });
});

describe('the pin', () => {
  test('is a note with longitude and latitude', () => {
    expect(pinNote([8.91461, 52.28952])).toBe('pin:8.9146:52.2895');
    expect(readPin('pin:8.9146:52.2895')).toEqual([8.9146, 52.2895]);
    expect(readPin('pin:-3.5:40')).toEqual([-3.5, 40]);
    expect(readPin('hello')).toBeNull();
  });

  test('belongs to a seat and a round', () => {
    const notes = [{ seat: 0, turn: 2, text: 'pin:8:50' }];
    expect(pinOf(notes, 0, 2)).toEqual([8, 50]);
    expect(pinOf(notes, 1, 2)).toBeNull();
    expect(pinOf(undefined, 0, 2)).toBeNull();
  });
});

describe('names on the map', () => {
  const within = { x: 0, y: 0, width: 300, height: 300 };

  test('give way to each other, and the important one comes first', () => {
    const names = placeLabels(
      [
        { key: 'a', text: 'Minden', x: 100, y: 100, rank: 1 },
        { key: 'b', text: 'Hameln', x: 104, y: 100, rank: 2 },
      ],
      16,
      [],
      within,
    );
    expect(names.map(({ anchor }) => anchor)).toEqual(['end', 'start']);
    expect(names.every(({ hidden }) => !hidden)).toBe(true);
  });

  test('are left out where there is no room', () => {
    const [name] = placeLabels([{ key: 'a', text: 'Minden', x: 150, y: 150, rank: 1 }], 16, [within], within);
    expect(name!.hidden).toBe(true);
  });
});

describe('the track', () => {
  const spaces = [
    { x: 20, y: 980 },
    { x: 20, y: 940 },
    { x: 20, y: 900 },
  ];

  test('pawns on Start stand together and apart, others alone', () => {
    const pawns = standing(spaces, [0, 2, 0], [2, 0, 1]);
    expect(pawns[1]).toEqual({ x: 20, y: 900, scale: 1 });
    expect(pawns[0]!.x).not.toBe(pawns[2]!.x);
    expect(standing(spaces, [0, 2], [1, 0])[0]!.scale).toBeGreaterThan(pawns[0]!.scale);
  });

  test('the way of a pawn bends towards the middle', () => {
    const { label } = bend(spaces[0]!, spaces[2]!, { x: 380, y: 500 });
    expect(label.x).toBeGreaterThan(20);
  });
});
