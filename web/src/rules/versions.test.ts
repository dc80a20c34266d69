import { expect, test } from 'vitest';
import type { Meta } from '../wire/wire';
import { Words } from '../words/bundle';
import { changesSince, formerWordings } from './versions';

const words = new Words(
  'en',
  'X-1-1 = New.\n    .until-1-1 = Middle.\n    .until-1-0 = Old.\nX-1-2 = Same.\n',
  'version-1-0 = First.\nversion-1-1 = Second.\nversion-1-2 = Third.\n',
);
const meta = { rules: '1.2', versions: ['1.0', '1.1', '1.2'] } as unknown as Meta;

test('a table is told what has changed since its rules, and nothing under the newest', () => {
  expect(changesSince(meta, '1.0', words)).toEqual(['Second.', 'Third.']);
  expect(changesSince(meta, '1.2', words)).toEqual([]);
  expect(changesSince({ rules: '1.0', versions: [] } as unknown as Meta, '1.0', words)).toEqual([]);
});

test('a clause that has changed shows how it read before', () => {
  expect(formerWordings(meta, 'X-1.1', words)).toEqual([
    { version: '1.1', text: 'Middle.' },
    { version: '1.0', text: 'Old.' },
  ]);
  expect(formerWordings(meta, 'X-1.2', words)).toEqual([]);
});
