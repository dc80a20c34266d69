import { describe, expect, test } from 'vitest';
import type { Meta, Option } from '../wire/wire';
import { Words } from '../words/bundle';
import { inBrief, optionRows } from './options';

const bare = { values: [], least: null, most: null, seat: false, clause: null, laboratory: false };
const hands: Option = { ...bare, name: 'hands', default: false, values: [false, true], clause: 'PAR-1.1' };
const starter: Option = { ...bare, name: 'starter', default: null, seat: true };
const study: Option = { ...bare, name: 'study', default: 0, least: 0, most: 9, laboratory: true };
const tips: Option = { ...bare, name: 'tips', default: 30, least: 0, most: 90 };
const meta = { options: [hands, starter, study], settings: [tips] } as unknown as Meta;
const words = new Words(
  'en',
  `option-hands = Hands
    .help = Who sees them.
option-hands-false = hidden
option-hands-true = open
option-starter = Start player
option-starter-null = by lot
option-starter-seat = seat { $number }
option-study = Study
option-tips = Seconds for a tip
`,
);

describe('the options of a table in words', () => {
  test('those that differ come first, what is for study alone is left out while it does not', () => {
    const rows = optionRows({ options: { hands: false, starter: 1, study: 0 }, settings: { tips: 15 } }, meta, words);
    expect(rows.map((row) => [row.label, row.value, row.differs])).toEqual([
      ['Start player', 'seat 2', true],
      ['Seconds for a tip', '15', true],
      ['Hands', 'hidden', false],
    ]);
    expect(rows[2]).toMatchObject({ help: 'Who sees them.', clause: 'PAR-1.1' });
  });

  test('in brief only what differs is said', () => {
    const rows = optionRows({ options: { hands: true, study: 4 }, settings: {} }, meta, words);
    expect(inBrief(rows)).toEqual(['Hands: open', 'Study: 4']);
  });
});
