import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import { t } from '../words/words.svelte';
import Dialog from './Dialog.svelte';

/* jsdom has no top layer: a dialog is open or not. */
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function () {
  this.open = false;
};

const children = createRawSnippet(() => ({ render: () => '<p>What is agreed</p>' }));

function opened() {
  const { component } = render(Dialog, { title: 'Terms', children });
  component.open();
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Terms' });
}

test('a dialog is closed by its button and by a click beside it, not by one inside', async () => {
  const dialog = opened();
  await fireEvent.click(screen.getByText('What is agreed'));
  expect(dialog.open).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: t('close') }));
  expect(dialog.open).toBe(false);
  dialog.showModal();
  await fireEvent.click(dialog);
  expect(dialog.open).toBe(false);
});

test('keys that are pressed in a dialog are not keys of the page behind it', async () => {
  const behind = vi.fn();
  addEventListener('keydown', behind);
  await fireEvent.keyDown(opened(), { key: 'u' });
  expect(behind).not.toHaveBeenCalled();
  removeEventListener('keydown', behind);
});
