const DAY = 24 * 3600 * 1000;
const NOTICE = 30;

/** When a table of guests goes because it rests; told in the last thirty days only. */
export function goesAt(moved: string, days: number, now: Date): Date | null {
  const goes = new Date(Date.parse(moved) + days * DAY);
  return goes.getTime() - now.getTime() <= NOTICE * DAY ? goes : null;
}
