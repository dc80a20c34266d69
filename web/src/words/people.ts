import type { GameFace } from '../games/face';
import type { Perspective, SeatInfo } from '../wire/wire';
import type { Words } from './bundle';
import { seatName } from './seats';

/** The messages with which a game names its seats (its colours), each with the name of who sits there; as text, so that it changes only with the names. */
export function peopleOf(
  face: GameFace | null | undefined,
  perspective: Perspective | null,
  seats: SeatInfo[],
): string {
  if (!face?.seatWord || !perspective) return '{}';
  const { seatWord } = face;
  return JSON.stringify(Object.fromEntries(seats.map((seat) => [seatWord(perspective, seat.seat), seatName(seat)])));
}

/** A game's words in which people are called by their names. */
export function withPeople(words: Words, people: string): Words {
  return words.naming(JSON.parse(people) as Record<string, string>);
}
