import type { Meta, Person } from '../wire/wire';

/** The title of a game in a language, or the one it has. */
export function titleOf(meta: Meta, language: string): string {
  return meta.titles[language] ?? meta.titles['en'] ?? Object.values(meta.titles)[0] ?? meta.id;
}

/** Who made the printed game, as text; null if nobody is named. */
export function creditsOf(meta: Meta): { designers: string; publishers: string } | null {
  const { designers, publishers } = meta.credits;
  if (designers.length + publishers.length === 0) return null;
  return { designers: designers.join(', '), publishers: publishers.join(', ') };
}

/** How many can play, for the words of a card. */
export function playersOf(meta: Meta): { least: number; most: number; range: 'yes' | 'no' } {
  const { least_seats: least, most_seats: most } = meta;
  return { least, most, range: least < most ? 'yes' : 'no' };
}

/** What the server calls somebody who has given no name. */
const NAMELESS = ['', 'Guest'];

/** How a person is called; `guest` for somebody without a name. */
export function nameOf(person: Person | null, guest: string): string {
  return !person || NAMELESS.includes(person.name) ? guest : person.name;
}
