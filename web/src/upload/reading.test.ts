import { describe, expect, test } from 'vitest';
import type { Problem } from '../wire/wire';
import { chosenFile, faultKind, MOST_BYTES } from './reading';

const file = (text: string) => new File([text], 'game.stellwerk.json');

describe('a file that was chosen', () => {
  test('is read with the game it names', async () => {
    expect(await chosenFile(file('{"game": "bus", "log": []}'))).toEqual({
      record: { game: 'bus', log: [] },
      game: 'bus',
    });
    expect(await chosenFile(file('[]'))).toEqual({ record: [], game: '' });
  });

  test('is not sent when it is too large or no JSON', async () => {
    expect(await chosenFile(file('x'.repeat(MOST_BYTES + 1)))).toEqual({ trouble: 'large' });
    expect(await chosenFile(file('{"game": '))).toEqual({ trouble: 'json' });
  });

  test('its faults are told by kind', () => {
    const kind = (clause?: string) => faultKind({ clause } as Problem);
    expect([kind('PAR-4.2'), kind('INPUT'), kind('CHANCE'), kind('RESULT'), kind('RULES'), kind()]).toEqual([
      'rules',
      'INPUT',
      'CHANCE',
      'RESULT',
      'RULES',
      'INPUT',
    ]);
  });
});
