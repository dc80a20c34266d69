import type { Moved, Perspective, TableView } from '../wire/wire';

type Shown = Record<string, unknown>;

/** What a `changed` message tells, as a `moved` one would: views and insights put together with those we have. */
export function completed(table: TableView, changed: Moved): Moved {
  const known = new Map(table.perspectives.map((perspective) => [perspective.seat, perspective]));
  return { ...changed, perspectives: changed.perspectives.map((each) => complete(known.get(each.seat), each)) };
}

function complete(before: Perspective | undefined, changed: Perspective): Perspective {
  if (!before) return changed;
  return {
    ...changed,
    view: patched(before.view as Shown, changed.view as Shown),
    insights: patched(before.insights as Shown, changed.insights as Shown),
  };
}

/** The object with the fields that changed; `name/key` is an element of a list or an entry of an object in it. */
export function patched(before: Shown, changes: Shown): Shown {
  const after = { ...before };
  for (const [path, value] of Object.entries(changes)) {
    const slash = path.indexOf('/');
    if (slash < 0) after[path] = value;
    else {
      const name = path.slice(0, slash);
      after[name] = withEntry(after[name], path.slice(slash + 1), value);
    }
  }
  return after;
}

function withEntry(whole: unknown, key: string, value: unknown): unknown {
  return Array.isArray(whole) ? whole.with(Number(key), value) : { ...(whole as Shown), [key]: value };
}
