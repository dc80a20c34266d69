import { expect, test } from 'vitest';
import type { Meta } from '../wire/wire';
import type { Words } from '../words/bundle';
import { chaptersOf, countOf } from './chapters';

const TEXTS: Record<string, string> = {
  'PAR-5-3': 'Über eine gestrichelte Linie wird nicht gebaut.',
  'PAR-9-1': 'Ende.',
};
const words = {
  has: (id: string, part?: string) => part === undefined && id in TEXTS,
  say: (id: string) => TEXTS[id] ?? id,
} as unknown as Words;
const meta = {
  versions: ['1.0'],
  sections: [
    { id: 'placing', clauses: ['PAR-5.3', 'PAR-5.4'] },
    { id: 'end', clauses: ['PAR-9.1'] },
  ],
} as unknown as Meta;

test('chapters have a number, a title and all their clauses', () => {
  const chapters = chaptersOf(meta, words, '');
  expect(chapters.map(({ number, title }) => [number, title])).toEqual([
    ['5', 'section-placing'],
    ['9', 'section-end'],
  ]);
  expect(countOf(chapters)).toBe(3);
});

test('chapters that share a number begin with that of their first clause', () => {
  const sections = [
    { id: 'material', clauses: ['MIN-2.1'] },
    { id: 'map', clauses: ['MIN-2.7', 'MIN-2.8'] },
    { id: 'setup', clauses: ['MIN-3.1'] },
  ];
  const chapters = chaptersOf({ ...meta, sections } as unknown as Meta, words, '');
  expect(chapters.map(({ number }) => number)).toEqual(['2.1', '2.7', '3']);
});

test('while one searches only clauses with every word are left, and no empty chapter', () => {
  const chapters = chaptersOf(meta, words, 'linie GEBAUT');
  expect(chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id))).toEqual(['PAR-5.3']);
});
