import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ParisView } from '../../wire/wire';
import { perspective, targets } from './figure-positions';
import { FIGURES } from './figures';
import { type BoardFile, ParisMap } from './map';

const file = JSON.parse(
  readFileSync(new URL('../../../../src/stellwerk/games/paris/data/board.json', import.meta.url), 'utf8'),
) as BoardFile;
const map = new ParisMap(file);

describe.each(Object.entries(FIGURES))('the figure %s', (_, figure) => {
  const view = perspective(figure).view as unknown as ParisView;

  test('shows a position that the rules allow', () => {
    for (const [id, group] of Object.entries(view.locos)) {
      const hex = map.byId.get(id)!;
      expect(group.length, id).toBeLessThanOrEqual(hex.kind === 'land' ? 2 : 1);
      expect(hex.kind).not.toBe('eiffel');
    }
    for (const [from, to] of view.networks.flat())
      expect(map.byId.get(from)!.neighbours, `${from} ${to}`).toContain(to);
  });

  test('refuses only what the building company could want', () => {
    if (!figure.refused) return;
    expect(map.byId.get(figure.refused)!.neighbours.some((near) => view.locos[near]?.includes(figure.builds!))).toBe(
      true,
    );
    expect(targets(figure, map).has(`hex:${figure.refused}`)).toBe(false);
  });
});

test('the Build in the introduction marks every hex where blue may go on', () => {
  expect([...targets(FIGURES['build']!, map).keys()].sort()).toEqual([
    'hex:I3',
    'hex:J1',
    'hex:J3',
    'hex:K1',
    'hex:K2',
    'hex:L3',
    'hex:M3',
  ]);
});
