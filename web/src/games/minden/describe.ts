import type { Note } from '../../wire/wire';
import type { Words } from '../../words/bundle';
import { type Atlas, kilometres } from './atlas';
import type { Tip } from './tip';
import { type MindenEvaluation, type MindenVisit, pinOf } from './types';

/** A quarter of the board, or a solution, in words. */
export function tipWords(words: Words, tip: Tip): string {
  const parts = [
    tip.side === null ? null : words.say(`board-side-${tip.side}`),
    tip.block === null ? null : words.say(`board-block-${tip.block}`),
    tip.square === null ? null : words.say({ id: 'board-square', args: { number: tip.square } }),
    tip.quarter === null ? null : words.say({ id: 'board-quarter', args: { letter: tip.quarter } }),
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : words.say('board-no-stones');
}

/** How far the cone stood from the place, in whole kilometres; null if it was off the board. */
export function distance(
  place: { seat: number; lon: number; lat: number },
  marker: readonly [number, number] | null | undefined,
): number | null {
  return marker ? Math.round(kilometres(marker, [place.lon, place.lat])) : null;
}

/** Where the cone of an evaluation stands: the pin, or the middle of what the tip describes (MIN-6.2). */
export function coneOf(
  evaluation: MindenEvaluation,
  round: number,
  notes: Note[] | undefined,
): [number, number] | null {
  return pinOf(notes, evaluation.seat, round) ?? evaluation.marker;
}

/** The same for a place of an earlier round. */
export function coneOfVisit(atlas: Atlas, visit: MindenVisit, notes: Note[] | undefined): [number, number] | null {
  const pin = pinOf(notes, visit.seat, visit.round);
  const area = pin ? null : atlas.area(visit.tip);
  return pin ?? (area ? atlas.degrees({ x: area.x + area.width / 2, y: area.y + area.height / 2 }) : null);
}
