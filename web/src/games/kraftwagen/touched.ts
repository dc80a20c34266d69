import type { Fact } from '../../wire/wire';

/** The things that these facts put or moved, by their targets: `car:2`, `tile:t1_body`, `worker:0`, `racer:1`, `award:body4`, `place:3` of the buyers. */
export function touched(facts: Fact[]): Set<string> {
  const found = new Set<string>();
  for (const { data } of facts) {
    const { seat, tile, slot, award, place, preference, to } = data;
    if (tile !== undefined && seat !== undefined) found.add(`worker:${seat}`);
    if (slot !== undefined && slot !== 0) found.add(`car:${slot}`);
    if (award !== undefined) found.add(`award:${award}`);
    if (preference !== undefined && place !== undefined) found.add(`place:${place}`);
    if (typeof to === 'number' && seat !== undefined) found.add(`racer:${seat}`);
  }
  return found;
}
