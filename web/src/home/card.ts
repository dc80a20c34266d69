import type { Meta, Person } from '../wire/wire';

/** The title of a game in a language, or the one it has. */
export function titleOf(meta: Meta, language: string): string {
  return meta.titles[language] ?? meta.titles['en'] ?? Object.values(meta.titles)[0] ?? meta.id;
}

/** Who made the printed game, as text. */
export function creditsOf(meta: Meta): { designers: string; publishers: string } {
  return { designers: meta.credits.designers.join(', '), publishers: meta.credits.publishers.join(', ') };
}

/** What the server calls somebody who has given no name. */
const NAMELESS = ['', 'Guest'];

/** How a person is called; `guest` for somebody without a name. */
export function nameOf(person: Person | null, guest: string): string {
  return !person || NAMELESS.includes(person.name) ? guest : person.name;
}
