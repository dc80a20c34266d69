import type { Said } from '../home/tables';
import type { Finished, GameResults } from '../wire/wire';
import { FORMER } from '../words/seats';

/** How often a game was won. */
export function wins(results: GameResults): number {
  return results.places[0] ?? 0;
}

/** The places that were reached, with how often: `[[1, 3], [3, 1]]`. */
export function reached(results: GameResults): [place: number, times: number][] {
  return results.places.map((times, index): [number, number] => [index + 1, times]).filter(([, times]) => times > 0);
}

/** The best place of the person in a finished game, and of how many. */
export function bestPlace(game: Finished): { place: number; seats: number } {
  const own = game.seats.map((seat) => game.places[seat] ?? game.places.length);
  return { place: Math.min(...own), seats: game.places.length };
}

/** The others at the table: their names, bots by the message of their kind, those who are gone or hidden by a message. */
export function companions(game: Finished, isBot: (name: string) => boolean): (string | Said)[] {
  return game.names.flatMap((name, seat): (string | Said)[] => {
    if (game.seats.includes(seat)) return [];
    if (name === null) return [{ id: 'profile-hidden' }];
    if (name === FORMER) return [{ id: 'seat-former' }];
    return [isBot(name) ? { id: `bot-${name}` } : name];
  });
}
