import { describe, expect, test } from 'vitest';
import type { Form, Offer } from '../wire/wire';
import { clashes, contradicts, filled, Filling, valuesIn } from './filling.svelte';

const choice = (value: string, clash: string[] = []) => ({ value, label: { id: value }, targets: [], clashes: clash });
const form: Form = {
  parts: [
    { key: 'block', label: { id: 'b' }, field: 2, choices: [choice('N'), choice('M', ['square:12'])], needs: null },
    { key: 'square', label: { id: 'c' }, field: 3, choices: [choice('1'), choice('12', ['block:M'])], needs: null },
  ],
  effects: [],
  details: [],
  warning: null,
};
const offer = { do: 'tip:-:-:-:-', form } as unknown as Offer;

describe('a form', () => {
  test('puts its values into the notation and leaves the rest open', () => {
    expect(filled(offer, {})).toBe('tip:-:-:-:-');
    expect(filled(offer, { square: '12', block: 'N' })).toBe('tip:-:N:12:-');
  });

  test('reads its values out of a notation, and nothing that it does not have', () => {
    expect(valuesIn(offer, 'tip:-:N:12:-')).toEqual({ block: 'N', square: '12' });
    expect(valuesIn(offer, 'tip:-:X:-:-')).toEqual({});
    expect(valuesIn(offer, 'swap')).toEqual({});
  });

  test('knows values that contradict each other', () => {
    expect(clashes(form.parts[1]!.choices[1]!, { block: 'M' })).toBe(true);
    expect(contradicts(form, { block: 'M', square: '12' })).toBe(true);
    expect(contradicts(form, { block: 'N', square: '12' })).toBe(false);
  });

  test('is filled in part by part and put away', () => {
    const filling = new Filling();
    filling.set('block', 'N');
    filling.set('square', '12');
    filling.set('block', null);
    expect(filling.values).toEqual({ square: '12' });
    filling.take({ block: 'M', square: null });
    filling.note = 'pin:8:50';
    expect(filling.count).toBe(1);
    filling.clear();
    expect([filling.count, filling.note]).toEqual([0, null]);
  });
});
