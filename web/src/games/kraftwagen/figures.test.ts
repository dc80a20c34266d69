import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { perspective } from './figure-positions';
import { FIGURES } from './figures';
import { readFiles } from './files';
import { Plan } from './plan';
import { spotsOf } from './spots';
import type { KraftwagenView } from './types';

const DATA = new URL('../../../../src/stellwerk/games/kraftwagen/data/', import.meta.url);
const plan = new Plan(
  await readFiles(async <T>(file: string) => JSON.parse(readFileSync(new URL(file, DATA), 'utf8')) as T),
);

describe.each(Object.entries(FIGURES))('the figure %s', (_, figure) => {
  const view = perspective(figure, plan).view as unknown as KraftwagenView;
  const spots = new Map(spotsOf(plan, view).map((spot) => [spot.target, spot]));

  test('has a chain with every tile once and a worker at its end', () => {
    const tiles = view.chain.flatMap(({ tile }) => tile ?? []);
    expect(new Set(tiles).size).toBe(10);
    expect(view.chain[0]!.seat).not.toBeNull();
    expect(view.chain.length + view.empty_fields.length).toBe(16);
  });

  test('a jump leads over as many places as it says, and leaves only what it passes', () => {
    if (!figure.jump) return;
    const goal = view.chain.findIndex(({ tile }) => tile === figure.jump!.tile);
    expect(goal).toBe(figure.jump.distance);
    const behind = view.chain.slice(1, goal);
    expect(behind.flatMap(({ seat }) => seat ?? [])).toEqual(figure.jump.passed.map(({ seat }) => seat));
    const left = [...figure.jump.passed.flatMap(({ tiles }) => tiles), ...(figure.jump.swept ?? [])];
    expect(left.sort()).toEqual(behind.flatMap(({ tile }) => tile ?? []).sort());
  });

  test('no two race cars share a space, no price is used twice', () => {
    const spaces = [...view.neutral_cars, ...view.players.map(({ gp_position }) => gp_position)].filter(
      (space) => space > 0,
    );
    expect(new Set(spaces).size).toBe(spaces.length);
    const prices = view.market.flatMap((car) => car?.price ?? []);
    expect(new Set(prices).size).toBe(prices.length);
    for (const price of prices) expect(view.prices.map(({ value }) => value)).toContain(price);
  });

  test('shows what it marks', () => {
    if (!figure.frame) return;
    const [x, y, width, height] = figure.frame;
    for (const target of figure.open ?? []) {
      const spot = spots.get(target)!;
      expect(spot, target).toBeDefined();
      expect(spot.x > x && spot.x < x + width && spot.y > y && spot.y < y + height, target).toBe(true);
    }
  });
});

test('the sales of the figure follow the rules: the first buyer takes the cheapest, the tie goes to the cheaper', () => {
  const { cars, sales } = FIGURES['sales']!;
  const [first, second] = sales!.map((sale) => cars![Number(sale.split(' ')[2]) - 1]!.split(' ').map(Number));
  expect(first![4]).toBe(Math.min(...cars!.map((car) => Number(car.split(' ')[4]))));
  expect(second!.slice(1, 5)).toEqual([3, 2, 1, 6]);
});
