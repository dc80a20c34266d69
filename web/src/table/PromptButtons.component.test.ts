import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { Words } from '../words/bundle';
import { t } from '../words/words.svelte';
import PromptButtons from './PromptButtons.svelte';
import type { TableSession } from './session.svelte';

const words = new Words('en', 'stop = Stop\n');
const stop = { do: 'stop', group: 'end', label: { id: 'stop', args: {} }, targets: [], closes: true };

/** A table at which the reader is to act; only what the buttons read. */
function session(choices: object, more: object = {}): TableSession {
  const nothing = { chain: [], filling: { count: 0 }, drafted: false, busy: false, pausing: false };
  return {
    acting: true,
    past: null,
    waiting: 0,
    undo: 0,
    redo: [],
    offers: [],
    head: { status: 'running', mine: [0], to_act: [0] },
    choices: { ...nothing, confirm: vi.fn(), back: vi.fn(), close: vi.fn(), ...choices },
    ...more,
  } as unknown as TableSession;
}

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network'))));

function shown(given: TableSession) {
  render(PromptButtons, { session: given, words, ended: false, onend: () => undefined });
}

test('what is drafted is confirmed by its button', async () => {
  const given = session({ drafted: true, chain: [stop] });
  shown(given);
  await fireEvent.click(screen.getByRole('button', { name: t('confirm') }));
  expect(given.choices.confirm).toHaveBeenCalledOnce();
});

test('while a decision is on its way nothing is confirmed twice', () => {
  shown(session({ drafted: true, chain: [stop], busy: true }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: t('confirm') }).disabled).toBe(true);
});

test('the closing decision is offered in the words of the game, and undo beside it', async () => {
  const given = session({}, { offers: [stop], undo: 1 });
  shown(given);
  await fireEvent.click(screen.getByRole('button', { name: t('undo') }));
  await fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(given.choices.back).toHaveBeenCalledOnce();
  expect(given.choices.close).toHaveBeenCalledWith(stop);
});

test('whoever looks back is led to the present and decides nothing', () => {
  shown(session({ drafted: true }, { past: { number: 3 }, present: () => undefined }));
  expect(screen.getByRole('button', { name: t('past-now') })).toBeDefined();
  expect(screen.queryByRole('button', { name: t('confirm') })).toBeNull();
});
