import type { Scene, SceneStep } from '../../scenes/scene';
import { SHOWS } from '../../wire/shows';
import type { Fact } from '../../wire/wire';

type Shown = keyof typeof SHOWS.bus;

/** The short names of what is shown as a step. */
const STATIONS: Record<Shown, string> = {
  clock_ran: 'scene-clock',
  clock_let_run: 'scene-clock',
  clock_stopped: 'scene-clock',
  walked: 'scene-walk',
  rode: 'scene-ride',
  round: 'scene-round',
};
const CLAUSES: Record<string, string> = {
  'scene-clock': 'BUS-9.1',
  'scene-walk': 'BUS-10.2',
  'scene-ride': 'BUS-10.5',
};

/** The climax of a round: the clock, who walks, each ride, the next round. */
export function sceneOf(facts: Fact[], actor: number | null): Scene | null {
  const steps = facts.flatMap((fact): SceneStep[] => {
    const kind = fact.kind as Shown;
    const [id, seconds] = [STATIONS[kind], SHOWS.bus[kind]];
    if (!id) return [];
    const seat = typeof fact.data['seat'] === 'number' ? fact.data['seat'] : null;
    const gains = fact.kind === 'rode' && seat !== null ? [{ seat, amount: 1 }] : [];
    const clause = CLAUSES[id];
    const station = { id, args: { round: fact.data['round'] ?? 0 } };
    return [{ fact, seat: seat ?? actor, station, gains, seconds, ...(clause ? { clause } : {}) }];
  });
  return steps.length > 0 ? { title: { id: 'scene-title' }, steps, table: null, facts } : null;
}
