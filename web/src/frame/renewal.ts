import { recall, remember } from './memory';

const PAUSE = 60_000;

/** A part of the page is gone because the server has a newer one: load the page again, at most once a minute. */
export function reloadWhenRenewed(): void {
  addEventListener('vite:preloadError', () => void reload());
}

/** Load the page again if the server has one, at most once a minute. */
export async function reload(): Promise<void> {
  if (Date.now() - Number(recall('reloaded') ?? 0) < PAUSE) return;
  const there = await fetch('.', { cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
  if (!there) return;
  remember('reloaded', String(Date.now()));
  location.reload();
}
