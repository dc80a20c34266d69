import { describe, expect, test } from 'vitest';
import type { Meta } from '../wire/wire';
import { marked, matches, messageOf, numberOf, sectionOf } from './clauses';

describe('clauses', () => {
  test('the message and the chapter follow from the number', () => {
    expect(messageOf('PAR-10.2')).toBe('PAR-10-2');
    expect(messageOf('PAR-V3')).toBe('PAR-V3');
    expect(numberOf({ id: 'end', clauses: ['PAR-10.1'] })).toBe('10');
    expect(numberOf({ id: 'variants', clauses: ['PAR-V1', 'PAR-V2'] })).toBe('V');
    const meta = {
      sections: [
        { id: 'turn', clauses: ['PAR-3.1'] },
        { id: 'end', clauses: ['PAR-9.1'] },
      ],
    } as unknown as Meta;
    expect(sectionOf(meta, 'PAR-9.1')).toBe('end');
    expect(sectionOf(meta, 'PAR-99.1')).toBeUndefined();
  });

  test('the search knows no case and no accents, and wants every word', () => {
    expect(matches('Saint-Étienne liegt in Frankreich', 'etienne')).toBe(true);
    expect(matches('Die größte Straße', 'STRASSE gross')).toBe(true);
    expect(matches('Die größte Straße', 'strasse klein')).toBe(false);
    expect(matches('Irgendetwas', '   ')).toBe(true);
  });

  test('what was found is marked in the original spelling', () => {
    expect(marked('Die Straße nach Étampes', 'strasse etampes')).toEqual([
      { text: 'Die ', found: false },
      { text: 'Straße', found: true },
      { text: ' nach ', found: false },
      { text: 'Étampes', found: true },
    ]);
    expect(marked('Lok um Lok', 'lok').map((piece) => piece.found)).toEqual([true, false, true]);
    expect(marked('Lok', '')).toEqual([{ text: 'Lok', found: false }]);
  });
});
