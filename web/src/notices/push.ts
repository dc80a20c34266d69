import type { NewWay } from '../wire/wire';

/** Whether this browser can be told things while no page is open; only over a safe connection. */
export function canPush(): boolean {
  return (
    typeof navigator !== 'undefined' &&
    'serviceWorker' in navigator &&
    typeof PushManager !== 'undefined' &&
    typeof Notification !== 'undefined'
  );
}

/** The bytes of a base64url text, as the browser wants the server's key. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(
    text
      .replaceAll('-', '+')
      .replaceAll('_', '/')
      .padEnd(Math.ceil(text.length / 4) * 4, '='),
  );
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Ask the reader and the browser; null if one of them does not want to. */
export async function subscribe(key: string, language: 'de' | 'en'): Promise<NewWay | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register('/sw.js');
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
    .catch(() => null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return null;
  return { way: 'push', target: endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] }, language };
}
