import { describe, expect, test } from 'vitest';
import { closer, fit, isWhole, look, lookAt, pan, project, sees, unproject, zoom } from './camera';
import { corners, nearestTowards, path, rounded } from './geometry';

const frame = { x: 0, y: 0, width: 1000, height: 500 };

describe('the camera', () => {
  test('fits the whole frame into any window, centred', () => {
    expect(fit(frame, 2)).toEqual(frame);
    expect(fit(frame, 1)).toEqual({ x: 0, y: -250, width: 1000, height: 1000 });
    expect(fit(frame, 4)).toEqual({ x: -500, y: 0, width: 2000, height: 500 });
  });

  test('rests where the whole frame is wanted', () => {
    expect(isWhole({ x: 500, y: 250, w: 1000, h: 600 }, frame)).toBe(true);
    expect(isWhole({ x: 500, y: 250, w: 1000, h: 400 }, frame)).toBe(false);
    expect(isWhole({ x: 500, y: 250 }, frame)).toBe(false);
  });

  test('goes closer without moving what was tapped, even at the edge of the board, and never farther', () => {
    const pixels = { width: 200, height: 200 };
    const whole = fit(frame, 1);
    const tap = { x: 4, y: 30 };
    const close = closer(whole, unproject(whole, pixels, tap), pixels, 2);
    expect(close.width).toBe(100);
    expect(unproject(close, pixels, tap)).toEqual(unproject(whole, pixels, tap));
    expect(closer(close, { x: 10, y: 10 }, pixels, 0.5)).toEqual(close);
  });

  test('keeps the point under the pointer when it zooms', () => {
    const at = { x: 600, y: 200 };
    const close = zoom(frame, at, 0.5, frame, 100);
    expect(close.width).toBe(500);
    expect((at.x - close.x) / close.width).toBeCloseTo(0.6);
    expect((at.y - close.y) / close.height).toBeCloseTo(0.4);
  });

  test('does not go closer than allowed nor farther than the whole', () => {
    expect(zoom(frame, { x: 0, y: 0 }, 0.01, frame, 100).width).toBe(100);
    expect(zoom({ x: 0, y: 0, width: 100, height: 50 }, { x: 0, y: 0 }, 100, frame, 100)).toEqual(frame);
  });

  test('stays on the board', () => {
    const close = { x: 100, y: 100, width: 200, height: 100 };
    expect(pan(close, -900, 0, frame).x).toBe(0);
    expect(pan(close, 9000, 9000, frame)).toEqual({ x: 800, y: 400, width: 200, height: 100 });
  });

  test('looks at a point with so many pixels per unit', () => {
    const seen = look({ x: 500, y: 250 }, { width: 390, height: 300 }, 2, frame);
    expect(seen).toEqual({ x: 402.5, y: 175, width: 195, height: 150 });
  });

  test('shows a thing whole, smaller than a fingertip if need be', () => {
    const ring = { x: 500, y: 250, w: 400, h: 300 };
    for (const pixels of [
      { width: 390, height: 305 },
      { width: 360, height: 200 },
      { width: 900, height: 800 },
    ]) {
      const seen = lookAt(ring, pixels, 0.8, frame);
      expect(seen.width).toBeGreaterThanOrEqual(ring.w);
      expect(seen.height).toBeGreaterThanOrEqual(ring.h);
      expect(pixels.width / seen.width).toBeLessThanOrEqual(0.8);
      expect(sees(seen, ring)).toBe(true);
    }
    expect(sees({ x: 350, y: 100, width: 450, height: 340 }, ring)).toBe(false);
    expect(lookAt({ x: 500, y: 250 }, { width: 390, height: 300 }, 2, frame)).toEqual(
      look({ x: 500, y: 250 }, { width: 390, height: 300 }, 2, frame),
    );
    expect([sees(frame, { x: 500, y: 250 }), sees(frame, { x: 50, y: 250 })]).toEqual([true, false]);
  });

  test('projects there and back', () => {
    const camera = { x: 50, y: 60, width: 400, height: 200 };
    const pixels = { width: 800, height: 400 };
    expect(project(camera, pixels, { x: 250, y: 160 })).toEqual({ x: 400, y: 200 });
    expect(unproject(camera, pixels, { x: 400, y: 200 })).toEqual({ x: 250, y: 160 });
  });
});

describe('geometry', () => {
  test('a hexagon has its first corner in the east', () => {
    expect(corners(10, 20, 40).split(' ')).toHaveLength(6);
    expect(corners(10, 20, 40).split(' ')[0]).toBe('50,20');
  });

  test('rounding keeps both ends of a river', () => {
    const line = rounded(
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      2,
    );
    expect(line[0]).toEqual([0, 0]);
    expect(line.at(-1)).toEqual([10, 10]);
    expect(line.length).toBeGreaterThan(6);
    expect(
      path([
        [0, 0],
        [1.26, 2],
      ]),
    ).toBe('M0 0L1.3 2');
  });

  test('an arrow key leads to the nearest field in its direction', () => {
    const fields = [
      { id: 'here', x: 0, y: 0 },
      { id: 'east', x: 60, y: 35 },
      { id: 'far', x: 120, y: 0 },
      { id: 'south', x: 0, y: 69 },
    ];
    expect(nearestTowards(fields[0]!, fields, { x: 1, y: 0 })?.id).toBe('east');
    expect(nearestTowards(fields[0]!, fields, { x: 0, y: 1 })?.id).toBe('south');
    expect(nearestTowards(fields[0]!, fields, { x: -1, y: 0 })).toBeNull();
  });
});
