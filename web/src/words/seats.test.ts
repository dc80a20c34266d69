import { expect, test } from 'vitest';
import type { SeatInfo } from '../wire/wire';
import { namedSeats } from './seats';
import { reader } from './words.svelte';

test('whoever is the bot of somebody is called a bot, people keep their names', () => {
  reader.language = 'en';
  const seats = [
    { seat: 0, name: 'Anna', bot: null, person: 'p1', former: false, bot_account: false },
    { seat: 1, name: 'Robo', bot: null, person: 'p2', former: false, bot_account: true },
  ] as SeatInfo[];
  expect(namedSeats(seats).map((seat) => seat.name)).toEqual(['Anna', 'Robo (bot)']);
});

test('a guest without a name is called so in the language of the reader', () => {
  const seats = [{ seat: 0, name: 'Guest', bot: null, person: 'p1', former: false, bot_account: false }] as SeatInfo[];
  reader.language = 'de';
  expect(namedSeats(seats).map((seat) => seat.name)).toEqual(['Gast']);
});
