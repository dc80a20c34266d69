import { BUILD } from './build';

/** Let the browser keep the client for times without a network; where it may not, nothing is lost but that. */
export function keepForOffline(): void {
  if (BUILD === '' || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => null));
}

/** The record that another app has shared with this one, once. */
export async function sharedRecord(): Promise<File | null> {
  if (typeof caches === 'undefined') return null;
  const found = await caches.match('/shared-record');
  if (!found) return null;
  await (await caches.open('stellwerk-shared')).delete('/shared-record');
  return new File([await found.blob()], 'record.json', { type: 'application/json' });
}
