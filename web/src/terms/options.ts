import { textOf, wordOf } from '../lobby/options';
import type { Meta, Option, OptionValue, TableHead } from '../wire/wire';
import type { Words } from '../words/bundle';

/** An option of a table in words. */
export interface OptionRow {
  name: string;
  label: string;
  value: string;
  help: string;
  clause: string | null;
  /** It is not what is usually played. */
  differs: boolean;
}

/** The options and settings of a table in words, those that differ from the default first; what is for tests and study alone only if it differs. */
export function optionRows(head: Pick<TableHead, 'options' | 'settings'>, meta: Meta, words: Words): OptionRow[] {
  const played = { ...head.options, ...head.settings } as Record<string, OptionValue>;
  const rows = [...meta.options, ...meta.settings].map((option) => rowOf(option, played[option.name], words));
  const laboratory = new Set(meta.options.filter((option) => option.laboratory).map((option) => option.name));
  const seen = rows.filter((row) => row.differs || !laboratory.has(row.name));
  return [...seen.filter((row) => row.differs), ...seen.filter((row) => !row.differs)];
}

function rowOf(option: Option, given: OptionValue | undefined, words: Words): OptionRow {
  const value = given === undefined ? option.default : given;
  const [id, label] = [wordOf(option, value), `option-${option.name}`];
  return {
    name: option.name,
    label: words.say(label),
    value: words.has(id) ? words.say(id, undefined, { number: Number(value) + 1 }) : textOf(value),
    help: words.has(label, 'help') ? words.say(label, 'help') : '',
    clause: option.clause,
    differs: value !== option.default,
  };
}

/** What is played otherwise than usual, in one line: "Hands: open, Start player: seat 2". */
export function inBrief(rows: OptionRow[]): string[] {
  return rows.filter((row) => row.differs).map((row) => `${row.label}: ${row.value}`);
}
