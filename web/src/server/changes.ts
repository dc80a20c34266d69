import type { Moved, Perspective, TableView } from '../wire/wire';

/** What a `changed` message tells, as a `moved` one would: views and insights put together with those we have. */
export function completed(table: TableView, changed: Moved): Moved {
  const known = new Map(table.perspectives.map((perspective) => [perspective.seat, perspective]));
  return { ...changed, perspectives: changed.perspectives.map((each) => complete(known.get(each.seat), each)) };
}

function complete(before: Perspective | undefined, changed: Perspective): Perspective {
  if (!before) return changed;
  return {
    ...changed,
    view: patched(before.view, changed.view),
    insights: patched(before.insights as object, changed.insights as object),
  };
}

/** The object with the fields that changed; `name/key` is an element of a list or an entry of an object in it. */
export function patched<T extends object>(before: T, changes: object): T {
  const after = { ...before } as Record<string, unknown>;
  for (const [path, value] of Object.entries(changes)) {
    const slash = path.indexOf('/');
    const name = slash < 0 ? path : path.slice(0, slash);
    after[name] = slash < 0 ? value : withEntry(after[name], path.slice(slash + 1), value);
  }
  return after as T;
}

function withEntry(whole: unknown, key: string, value: unknown): unknown {
  return Array.isArray(whole) ? whole.with(Number(key), value) : { ...(whole as object), [key]: value };
}
