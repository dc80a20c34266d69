import type { Scene, SceneStep } from '../../scenes/scene';
import { SHOWS } from '../../wire/shows';
import type { Fact } from '../../wire/wire';

type Shown = keyof typeof SHOWS.fracht;

/** What is worth a look, by the kind of its fact: the short name and the clause. */
const STATIONS: Record<Shown, { id: string; clause: string }> = {
  check: { id: 'scene-check', clause: 'FRA-7.6.1' },
  'check-pushed': { id: 'scene-check', clause: 'FRA-7.6.1' },
  shed: { id: 'scene-shed', clause: 'FRA-7.6.2' },
  shoved: { id: 'scene-push', clause: 'FRA-7.4.1' },
  'shoved-in': { id: 'scene-push', clause: 'FRA-7.4.5' },
  'push-off': { id: 'scene-off', clause: 'FRA-7.5.1' },
  'own-off': { id: 'scene-off', clause: 'FRA-7.5.4' },
  deliver: { id: 'scene-deliver', clause: 'FRA-6.4' },
  'deliver-open': { id: 'scene-deliver', clause: 'FRA-6.4' },
};

/** Crossing checks, pushes and deliveries of one decision. */
export function sceneOf(facts: Fact[], actor: number | null): Scene | null {
  const steps = facts.flatMap((fact): SceneStep[] => {
    const kind = fact.kind as Shown;
    const [station, seconds] = [STATIONS[kind], SHOWS.fracht[kind]];
    if (!station) return [];
    const seat = typeof fact.data['seat'] === 'number' ? fact.data['seat'] : actor;
    return [{ fact, seat, station: { id: station.id }, clause: station.clause, gains: [], seconds }];
  });
  return steps.length > 0 ? { title: { id: 'scene-title' }, steps, table: null, facts } : null;
}
