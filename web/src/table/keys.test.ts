import { describe, expect, test } from 'vitest';
import type { Offer } from '../wire/wire';
import { type Aim, confirmsDraft, enterIsOurs, held, typing } from './keys';

/** An element of which only this is known; `selector` is one of those that are asked about. */
function element(name: string, type = '', target: string | null = null): Aim {
  return {
    getAttribute: (attribute) => (attribute === 'data-target' ? target : null),
    matches(selector) {
      const parts = selector.split(/, (?![^(]*\))/);
      return parts.some((part) =>
        part.startsWith('input:not') ? name === 'input' && !part.includes(`"${type}"`) : part === name,
      );
    },
  };
}

describe('a key press', () => {
  test('is text only where one types', () => {
    expect([element('textarea'), element('select'), element('input', 'text'), element('input')].map(typing)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(
      [element('input', 'checkbox'), element('input', 'radio'), element('button'), element('g'), element('body')].map(
        typing,
      ),
    ).toEqual([false, false, false, false, false]);
  });

  test("of Enter is the table's only if nothing has the focus", () => {
    expect(enterIsOurs(element('body'))).toBe(true);
    for (const name of ['g', 'div', 'button', 'a', 'summary', 'input']) expect(enterIsOurs(element(name))).toBe(false);
  });

  test('of Enter on a thing confirms a draft that is about it, or that was made while it had the focus', () => {
    const draft = [{ targets: ['lot:A01'] }, { targets: ['street:s1', 'crossing:c1'] }] as Offer[];
    const other = element('g', '', 'lot:A02');
    for (const target of ['lot:A01', 'crossing:c1'])
      expect(confirmsDraft(element('g', '', target), draft, null)).toBe(true);
    expect(confirmsDraft(other, draft, other)).toBe(true);
    expect(confirmsDraft(other, draft, element('body'))).toBe(false);
    expect(confirmsDraft(element('button'), draft, null)).toBe(false);
  });

  test('that is held down takes one step', () => {
    expect(held({ repeat: true, key: 'Enter' }, element('button'))).toBe(true);
    expect(held({ repeat: true, key: ' ' }, element('g'))).toBe(true);
    expect(held({ repeat: false, key: 'Enter' }, element('button'))).toBe(false);
    expect(held({ repeat: true, key: 'ArrowLeft' }, element('g'))).toBe(false);
    expect(held({ repeat: true, key: 'Enter' }, element('textarea'))).toBe(false);
  });
});
