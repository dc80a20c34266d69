import type { Meta } from '../wire/wire';
import type { Words } from '../words/bundle';
import { messageOf } from './clauses';

/** The wording of a clause up to and including a version of the rules. */
export interface Former {
  version: string;
  text: string;
}

/** What every version after this one has changed, the oldest first; nothing if it is the newest. */
export function changesSince(meta: Meta, rules: string, words: Words): string[] {
  const at = meta.versions.indexOf(rules);
  const later = at < 0 ? [] : meta.versions.slice(at + 1);
  return later.map((version) => words.say(`version-${messageOf(version)}`));
}

/** How a clause read under older versions of the rules, the newest of them first. */
export function formerWordings(meta: Meta, clause: string, words: Words): Former[] {
  const older = meta.versions.slice(0, -1).reverse();
  return older
    .map((version) => ({ version, attribute: `until-${messageOf(version)}` }))
    .filter(({ attribute }) => words.has(messageOf(clause), attribute))
    .map(({ version, attribute }) => ({ version, text: words.say(messageOf(clause), attribute) }));
}
