import type { Scene, SceneStep } from '../../scenes/scene';
import { SHOWS } from '../../wire/shows';
import type { Fact } from '../../wire/wire';
import type { MindenView } from './types';

type Shown = keyof typeof SHOWS.minden;
const CLAUSES: Record<Shown, string> = { evaluated: 'MIN-6.3', majority: 'MIN-10.3', tie: 'MIN-10.4' };

/** The evaluation of a round, player by player, then the final scoring, move by move; null if it is not the latest one. */
export function sceneOf(facts: Fact[], view: MindenView): Scene | null {
  const known = new Set(view.last.map(({ card }) => card.id));
  const told = facts.filter(({ kind }) => kind in CLAUSES);
  if (told.length === 0 || told.some(({ kind, data }) => kind === 'evaluated' && !known.has(String(data['id']))))
    return null;
  return { title: { id: 'show-title' }, steps: told.map(stepOf), table: null, facts };
}

function stepOf(fact: Fact): SceneStep {
  const { kind, data } = fact;
  const [seat, amount] = [Number(data['seat']), Number(data['end']) - Number(data['start'])];
  const station = { id: 'scene-station', args: { what: (kind === 'evaluated' ? data['card'] : data['colour']) ?? '' } };
  const gains = amount > 0 ? [{ seat, amount }] : [];
  return { fact, seat, station, clause: CLAUSES[kind as Shown], gains, seconds: SHOWS.minden[kind as Shown] };
}
