import { expect, test } from 'vitest';
import type { Fact } from '../../wire/wire';
import { sceneOf } from './scene';
import type { MindenView } from './types';

const view = { last: [{ card: { id: 'hof' } }, { card: { id: 'jena' } }] } as MindenView;
const fact = (kind: string, data: Fact['data']): Fact => ({ kind, data, audience: -1, reveals: true, line: true });
const place = (id: string, seat: number, start: number, end: number) =>
  fact('evaluated', { id, card: `@card-${id}`, seat, start, end });

test('the evaluation is a scene, player by player, with what each of them gains', () => {
  const scene = sceneOf([fact('tipped', {}), place('hof', 1, 20, 23), place('jena', 0, 4, 4)], view)!;
  expect(scene.steps.map(({ seat, gains }) => [seat, gains])).toEqual([
    [1, [{ seat: 1, amount: 3 }]],
    [0, []],
  ]);
});

test('the moves of the final scoring follow', () => {
  const majority = fact('majority', { seat: 0, colour: '@colour-green', start: 4, end: 9 });
  const scene = sceneOf([place('hof', 1, 20, 23), majority], view)!;
  expect(scene.steps.at(-1)).toMatchObject({ clause: 'MIN-10.3', gains: [{ seat: 0, amount: 5 }] });
});

test('an evaluation of which the table no longer shows the places is none', () => {
  expect(sceneOf([place('kiel', 1, 20, 23)], view)).toBeNull();
  expect(sceneOf([fact('chose', {})], view)).toBeNull();
});
