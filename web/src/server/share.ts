/**
 * The later value with the parts of the earlier one that are equal: what has not changed keeps its identity, so
 * whatever was derived from it stays as it is. Both are plain JSON; if nothing changed, the earlier value itself.
 */
export function share<T>(before: unknown, after: T): T {
  if (before === after) return after;
  if (Array.isArray(before) && Array.isArray(after)) return shareList(before, after) as T;
  if (isRecord(before) && isRecord(after)) return shareRecord(before, after) as T;
  return after;
}

/** A memory of one value: what it is given keeps the parts that are equal to the value before. */
export function sharing<T>(): (value: T) => T {
  let before: T | undefined;
  return (value) => (before = share(before, value));
}

function shareList(before: unknown[], after: unknown[]): unknown[] {
  const shared = after.map((value, index) => share(before[index], value));
  return before.length === shared.length && shared.every((value, index) => value === before[index]) ? before : shared;
}

function shareRecord(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(after);
  const shared: Record<string, unknown> = {};
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    shared[key] = share(before[key], after[key]);
    isSame &&= key in before && shared[key] === before[key];
  }
  return isSame ? before : shared;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
