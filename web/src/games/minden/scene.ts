import type { Scene, SceneStep } from '../../scenes/scene';
import type { Fact } from '../../wire/wire';
import type { MindenView } from './types';

const CLAUSES: Record<string, string> = { evaluated: 'MIN-6.3', majority: 'MIN-10.3', tie: 'MIN-10.4' };
/** How long an evaluation stays, with the fact to read, and a move of the final scoring. */
const TIMES: Record<string, number> = { evaluated: 7400, majority: 3300, tie: 3300 };

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
  return { fact, seat, station, clause: CLAUSES[kind]!, gains, time: TIMES[kind]! };
}
