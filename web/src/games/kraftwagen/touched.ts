import type { Fact } from '../../wire/wire';

/** What a fact put or moved, as the target of the thing; `place:3` is the third active buyer. */
function thingOf({ kind, data }: Fact): string | null {
  switch (kind) {
    case 'took_tile':
      return `worker:${data['seat']}`;
    case 'drove':
      return `racer:${data['seat']}`;
    case 'offered':
    case 'swapped':
      return `car:${data['slot']}`;
    case 'buyer':
      return `place:${data['place']}`;
    case 'award':
      return `award:${data['award']}`;
    default:
      return null;
  }
}

/** The things that these facts put or moved: they carry the double ring. */
export function touched(facts: Fact[]): Set<string> {
  return new Set(facts.flatMap((fact) => thingOf(fact) ?? []));
}
