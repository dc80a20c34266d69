import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { perspective } from './figure-positions';
import { FIGURES } from './figures';
import type { FrachtInsights, FrachtView } from './types';
import { type CardsFile, type GeometryFile, type LayoutsFile, sleeperOf, Yard } from './yard';

const read = <T>(name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../../src/stellwerk/games/fracht/data/${name}.json`, import.meta.url), 'utf8'),
  ) as T;
const layouts = read<LayoutsFile>('layouts');
const yard = new Yard(read<CardsFile>('cards'), layouts, read<GeometryFile>('geometry'), 'standard');
const letters = new Set(layouts.layouts[0]!.stations.map(({ letter }) => letter));

describe.each(Object.entries(FIGURES))('the figure %s', (_, figure) => {
  const seen = perspective(figure, yard, { stations: layouts.layouts[0]!.stations });
  const view = seen.view as unknown as FrachtView;
  const insights = seen.insights as unknown as FrachtInsights;
  const rails = new Map(view.laid.map(({ place, elements, crossing }) => [place, yard.sleepers(elements, crossing)]));

  function stands(position: string): boolean {
    const [place, sleeper] = sleeperOf(position).split('/');
    return sleeper ? (rails.get(place!)?.includes(sleeper) ?? false) : letters.has(position);
  }

  test('has locos and drives on its rails', () => {
    const ways = insights.routes.flatMap(({ way, pushes }) => [
      ...way,
      ...pushes.flatMap((push) => [push.start, ...push.way]),
    ]);
    expect([...view.locos.map(({ at }) => at), ...ways].filter((position) => !stands(position))).toEqual([]);
  });

  test('marks as open only ends of rails', () => {
    expect((figure.joints ?? []).filter((joint) => !stands(joint))).toEqual([]);
  });

  test('keeps the old rails where it over-builds (FRA-5.2.2)', () => {
    if (!figure.ghost?.over) return;
    const old = view.laid.find(({ place }) => place === figure.ghost!.place)!;
    const fresh = yard.turned(yard.card(figure.ghost.card).elements, figure.ghost.rotation);
    expect(old.elements.every((element) => fresh.includes(element))).toBe(true);
    expect(fresh.length).toBeGreaterThan(old.elements.length);
  });

  test('shows something', () => {
    expect(figure.frame ?? figure.beside).toBeTruthy();
    expect(figure.clauses.every((clause) => /^FRA-\d/.test(clause))).toBe(true);
  });
});
