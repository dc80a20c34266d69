import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { Offer } from '../wire/wire';
import { Words } from '../words/bundle';
import ActionList from './ActionList.svelte';

Element.prototype.scrollTo ??= () => undefined; // jsdom lays nothing out

const words = new Words('en', 'group-place = Place\ngroup-end = End\nplace = Place on { $place }\nstop = Stop\n');

function offer(place: string, more: Partial<Offer> = {}): Offer {
  const label = { id: 'place', args: { place } };
  return { do: `place:${place}`, group: 'place', label, targets: [place], closes: false, ...more } as Offer;
}

const stop = offer('', { do: 'stop', group: 'end', label: { id: 'stop', args: {} }, targets: [], closes: true });

function shown(offers: Offer[]) {
  const onchoose = vi.fn();
  const list = render(ActionList, { offers, words, onchoose, onhover: () => undefined });
  return { onchoose, ...list };
}

test('every offer is a button in words, below the heading of its group', () => {
  shown([offer('I5'), offer('I6'), stop]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent?.trim())).toEqual(['Place', 'End']);
  expect(screen.getByRole('button', { name: /Place on I6/ })).toBeDefined();
});

test('a click chooses, and so do the numbers and Enter', async () => {
  const { onchoose, component } = shown([offer('I5'), offer('I6'), stop]);
  await fireEvent.click(screen.getByRole('button', { name: /Place on I6/ }));
  expect(component.press('1')).toBe(true);
  expect(component.press('Enter')).toBe(true);
  expect(component.press('9')).toBe(false);
  expect(onchoose.mock.calls.map(([chosen]) => chosen.do)).toEqual(['place:I6', 'place:I5', 'stop']);
});

test('a long list is folded and searched; the search stays while the same offers come again', async () => {
  const many = Array.from({ length: 12 }, (_, index) => offer(`H${index + 1}`));
  const { rerender } = shown(many);
  expect(screen.getAllByRole('button', { name: /Place on/ }).length).toBeLessThan(12);
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'h12' } });
  expect(screen.getAllByRole('button', { name: /Place on/ })).toHaveLength(1);
  await rerender({ offers: many.map((one) => ({ ...one })) });
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('h12');
  await rerender({ offers: [...many, stop] });
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
});

test('a line that is left says which thing was pointed at', async () => {
  const onhover = vi.fn();
  render(ActionList, { offers: [offer('I5')], words, onchoose: () => undefined, onhover });
  await fireEvent.pointerLeave(screen.getByRole('button', { name: /Place on I5/ }));
  expect(onhover).toHaveBeenCalledWith(null, 'I5');
});
