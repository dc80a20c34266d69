import type { Perspective } from '../wire/wire';
import type { Words } from '../words/bundle';
import { t } from '../words/words.svelte';
import type { Playback } from './playback.svelte';
import { told } from './sentences';

/** What happened at the step that is shown; in the middle of a turn, what has been done so far. */
export function captionsOf(
  playback: Playback,
  words: Words,
  perspective: Perspective | null,
  nameOf: (seat: number) => string,
): string[] {
  const { step, face } = playback;
  if (!step) return [];
  if (playback.failed) return [t('replay-failed')];
  if (playback.at === 0) return [t('replay-beginning', { name: nameOf(perspective?.view.to_act[0] ?? 0) })];
  const who = nameOf(step.seat ?? 0);
  const lines = step.facts.filter((fact) => fact.line);
  const said = told(words, lines, step.seat ?? 0, nameOf);
  if (said.length || !perspective) return said;
  const soFar = face?.running?.(perspective);
  if (soFar) return [words.say(soFar, undefined, { name: who })];
  return words.has(perspective.view.prompt.id, 'wait')
    ? [words.say(perspective.view.prompt, 'wait', { name: who })]
    : [];
}
