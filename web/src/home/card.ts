import type { Meta, Person } from '../wire/wire';
import { NAMELESS } from '../words/seats';

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

/** How a person is called; `guest` for somebody without a name. */
export function nameOf(person: Person | null, guest: string): string {
  return !person?.name || person.name === NAMELESS ? guest : person.name;
}
