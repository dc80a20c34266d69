import type { View } from '../wire/view';
import type { Note, Offer, Perspective } from '../wire/wire';

type Json = Record<string, unknown>;

/**
 * A perspective that is brought up to date in place: what reads a part of the view runs again only if that part has
 * changed. Offers are replaced as they come, since choices keep them.
 */
export class LivePerspective implements Perspective {
  seat = $state<number | null>(null);
  offers = $state.raw<Offer[]>([]);
  undo = $state(0);
  redo = $state.raw<string[] | undefined>(undefined) as string[];
  /** How often it was brought up to date. */
  revision = $state(0);
  notes = $state.raw<Note[] | undefined>(undefined) as Note[];
  private parts = $state<{ view: View; insights: unknown }>({ view: {} as View, insights: null });
  private latest: Perspective;

  constructor(first: Perspective) {
    this.latest = first;
    this.parts = { view: first.view, insights: first.insights };
    this.takeRest(first);
  }

  get view(): View {
    return this.parts.view;
  }

  get insights(): unknown {
    return this.parts.insights;
  }

  take(next: Perspective): void {
    const { view, insights } = this.latest;
    patch(this.parts, { view, insights }, { view: next.view, insights: next.insights });
    this.latest = next;
    this.revision += 1;
    this.takeRest(next);
  }

  private takeRest(next: Perspective): void {
    this.seat = next.seat;
    this.offers = next.offers;
    this.undo = next.undo;
    this.redo = next.redo!;
    this.notes = next.notes!;
  }
}

/** Change in a state, which is equal to `before`, what is different in `after`; equal parts must be identical. */
export function patch<T extends object>(state: T, before: T, after: T): void {
  change(state as Json, before as Json, after as Json);
}

function change(state: Json, before: Json, after: Json): void {
  for (const key of Object.keys(after)) {
    const [was, is] = [before[key], after[key]];
    if (was === is && key in before) continue;
    if (areAlike(was, is)) change(state[key] as Json, was as Json, is as Json);
    else state[key] = is;
  }
  if (Array.isArray(after)) state['length'] = after.length;
  else for (const key of Object.keys(before)) if (!(key in after)) delete state[key];
}

function areAlike(was: unknown, is: unknown): boolean {
  const areObjects = typeof was === 'object' && typeof is === 'object' && was !== null && is !== null;
  return areObjects && Array.isArray(was) === Array.isArray(is);
}
