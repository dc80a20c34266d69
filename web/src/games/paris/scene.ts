import type { Scene } from '../../scenes/scene';
import { SHOWS } from '../../wire/shows';
import type { Fact, ParisView } from '../../wire/wire';
import { COMPANIES } from './companies';

/** What a Build pays to everybody whose holdings are known, or a Trade. */
export function sceneOf(facts: Fact[], view: ParisView): Scene | null {
  const fact = facts.find(({ kind }) => kind in SHOWS.paris);
  if (!fact) return null;
  const seat = Number(fact.data['seat']);
  const gains = fact.kind === 'built' ? dividends(fact, view) : [];
  const kind = fact.kind as Shown;
  const seconds = SHOWS.paris[kind];
  const step = { fact, seat, station: { id: `scene-${kind}` }, clause: CLAUSES[kind], gains, seconds };
  return { title: { id: `scene-${fact.kind}` }, steps: [step], table: null, facts };
}

type Shown = keyof typeof SHOWS.paris;
const CLAUSES: Record<Shown, string> = { built: 'PAR-7.2', traded: 'PAR-8.5' };

/** The value of a company rises for each of its shares. */
function dividends({ data }: Fact, { hands }: ParisView): { seat: number; amount: number }[] {
  const company = COMPANIES.findIndex((name) => name === companyOf(data['company']));
  return hands.flatMap((hand, seat) => {
    const amount = (hand?.[company] ?? 0) * Number(data['points']);
    return amount > 0 ? [{ seat, amount }] : [];
  });
}

/** The company that a word stands for (`@company-blue`). */
export function companyOf(word: unknown): string {
  return String(word).replace('@company-', '');
}
