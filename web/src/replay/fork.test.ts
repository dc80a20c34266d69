import { describe, expect, test } from 'vitest';
import type { Meta, TableHead } from '../wire/wire';
import { chosen, forkName, proposedChairs } from './fork';

const meta = { bots: ['random', 'greedy', 'search-1'] } as Meta;

function head(mine: number[]): TableHead {
  const seats = [
    { seat: 0, name: 'Marlene', bot: null },
    { seat: 1, name: 'search-1', bot: 'search-1' },
    { seat: 2, name: 'Tilman', bot: null },
  ];
  return { mine, seats } as TableHead;
}

describe('the chairs of a game that goes on', () => {
  test('the reader sits where the reader sat, bots stay, others become bots', () => {
    expect(proposedChairs(head([0]), meta, 2)).toEqual([
      { kind: 'own', name: '' },
      { kind: 'bot', bot: 'search-1' },
      { kind: 'bot', bot: 'greedy' },
    ]);
  });

  test('on one device everybody keeps the name', () => {
    expect(proposedChairs(head([0, 2]), meta, 2)).toEqual([
      { kind: 'own', name: 'Marlene' },
      { kind: 'bot', bot: 'search-1' },
      { kind: 'own', name: 'Tilman' },
    ]);
  });

  test('who only watched sits down where the next decision falls', () => {
    expect(proposedChairs(head([]), meta, 2)[2]).toEqual({ kind: 'own', name: '' });
  });

  test('a chair is chosen by its value', () => {
    expect(chosen('own', { name: 'Tilman' })).toEqual({ kind: 'own', name: 'Tilman' });
    expect(chosen('link', { name: 'Tilman' })).toEqual({ kind: 'link' });
    expect(chosen('bot:random', { name: null })).toEqual({ kind: 'bot', bot: 'random' });
  });
});

describe('the name of a game that goes on', () => {
  test('says from where, once', () => {
    expect(forkName('Gare du Soir', ' ab Zug 43')).toBe('Gare du Soir ab Zug 43');
    expect(forkName('Gare du Soir ab Zug 43', ' ab Zug 7')).toBe('Gare du Soir ab Zug 7');
    expect(forkName('', ' ab Zug 7')).toBeNull();
  });

  test('keeps within what a name may have, and its end', () => {
    const name = forkName('Ä'.repeat(60), ' from turn 12');
    expect([...name!]).toHaveLength(60);
    expect(name).toMatch(/Ä from turn 12$/);
  });
});
