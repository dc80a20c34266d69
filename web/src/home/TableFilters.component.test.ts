import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { t } from '../words/words.svelte';
import { EVERYTHING, filterOf } from './filtering';
import TableFilters from './TableFilters.svelte';

beforeEach(() => localStorage.clear());

test('what narrows the list down is remembered by the device', async () => {
  render(TableFilters, { filter: EVERYTHING, games: ['bus', 'paris'], title: (game: string) => game.toUpperCase() });
  await fireEvent.change(screen.getByRole('combobox', { name: t('new-game') }), { target: { value: 'paris' } });
  await fireEvent.click(screen.getByRole('checkbox'));
  expect(filterOf(localStorage.getItem('stellwerk.open.filter'))).toEqual({ ...EVERYTHING, game: 'paris', free: true });
});

test('every game, pace and language can be chosen, and everything again', () => {
  render(TableFilters, { filter: EVERYTHING, games: ['bus', 'paris'], title: (game: string) => game.toUpperCase() });
  const options = screen.getAllByRole('combobox').map((list) => list.querySelectorAll('option').length);
  expect(options).toEqual([3, 4, 3]);
  expect(screen.getByRole('option', { name: 'PARIS' })).toBeDefined();
});
