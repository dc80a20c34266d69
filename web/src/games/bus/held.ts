import type { Point } from '../../board/geometry';
import type { City } from './city';
import { type Stick, sticks } from './pieces';
import type { BusView } from './types';

/** The piece that a decision would put on the map: drawn lightly while it waits for Confirm. */
export function waiting(
  city: City,
  view: BusView,
  seat: number,
  decision: string | undefined,
): { stick: Stick | null; building: (Point & { kind: string }) | null } {
  const [verb, first = '', second = ''] = (decision ?? '').split(':');
  const street = verb === 'first' ? first : verb === 'extend' ? second : null;
  const lot = verb === 'build' ? city.lot.get(first) : undefined;
  const laid = street
    ? sticks(city, { ...view, sticks_in: { [street]: [...(view.sticks_in[street] ?? []), seat] } })
    : [];
  return {
    stick: laid.find(({ key }) => key === `${seat} ${street}`) ?? null,
    building: lot ? { x: lot.x, y: lot.y, kind: second } : null,
  };
}
