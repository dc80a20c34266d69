import { describe, expect, test } from 'vitest';
import { demand, shortTitle, Words } from './bundle';

const words = new Words(
  'de',
  `
company-blue = Blau
left = noch { $count ->
    [one] eine Lok
   *[other] { $count } Loks
  } { $company }
fact-built = { $name } baut { $locos } { $company }: { $reason ->
    [five] voll
   *[other] fertig
  }
    .you = Du baust { $locos } { $company }.
`,
);

describe('a message', () => {
  test('takes an argument that begins with @ from another message', () => {
    expect(words.say({ id: 'left', args: { count: 1, company: '@company-blue' } })).toBe('noch eine Lok Blau');
    expect(words.say({ id: 'left', args: { count: 3, company: '@company-blue' } })).toBe('noch 3 Loks Blau');
  });

  test('calls somebody by name where a name is known for the message', () => {
    const named = words.naming({ 'company-blue': 'Jorinde' });
    expect(named.say({ id: 'left', args: { count: 1, company: '@company-blue' } })).toBe('noch eine Lok Jorinde');
    expect(named.pieces({ id: 'left', args: { count: 1, company: '@company-blue' } }).at(-1)).toEqual({
      text: 'Jorinde',
      strong: true,
    });
    expect([named.language, named.say('company-blue')]).toEqual(['de', 'Jorinde']);
    expect(words.say('company-blue')).toBe('Blau');
    const left = { id: 'left', args: { count: 1, company: '@company-blue' } };
    expect([words, named, words].map((each) => each.say(left))).toEqual([
      'noch eine Lok Blau',
      'noch eine Lok Jorinde',
      'noch eine Lok Blau',
    ]);
  });

  test('may have a short form for the bar', () => {
    expect(
      shortTitle(new Words('de', 'title = Deutschland – Finden Sie Minden?\n    .short = Finden Sie Minden?')),
    ).toBe('Finden Sie Minden?');
    expect(shortTitle(new Words('de', 'title = Bus'))).toBe('Bus');
  });

  test('writes a real minus sign and keeps the plural', () => {
    expect(words.say({ id: 'left', args: { count: -3, company: 'Rot' } })).toBe('noch −3 Loks Rot');
    expect(
      words
        .pieces({ id: 'left', args: { count: -3, company: 'Rot' } })
        .some(({ text, strong }) => strong && text === '−3'),
    ).toBe(true);
    expect(words.say({ id: 'left', args: { count: -1, company: 'Rot' } })).toBe('noch eine Lok Rot');
  });

  test('that is missing shows its name instead of failing', () => {
    expect(words.say('nothing')).toBe('[nothing]');
    expect(words.has('nothing')).toBe(false);
    expect(words.has('fact-built', 'you')).toBe(true);
  });

  test('in pieces has its values strong, the name plain, and plural and variants still work', () => {
    const built = { id: 'fact-built', args: { locos: 3, company: '@company-blue', reason: 'five' } };
    expect(words.pieces(built, undefined, { name: 'Jorinde' })).toEqual([
      { text: 'Jorinde baut ', strong: false },
      { text: '3', strong: true },
      { text: ' ', strong: false },
      { text: 'Blau', strong: true },
      { text: ': voll', strong: false },
    ]);
    expect(words.pieces({ id: 'left', args: { count: 1, company: '@company-blue' } })[0]).toEqual({
      text: 'noch eine Lok ',
      strong: false,
    });
  });
});

test('a demand ends with the first colon', () => {
  expect(demand('Lege eine Lok: noch 3')).toEqual([
    { text: 'Lege eine Lok:', strong: true },
    { text: ' noch 3', strong: false },
  ]);
  expect(demand('Warte')).toEqual([{ text: 'Warte', strong: true }]);
});
