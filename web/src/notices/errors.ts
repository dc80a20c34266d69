import type { DeliveryInfo } from '../wire/wire';
import { t } from '../words/words.svelte';

/** Why a delivery failed, in words; what this page does not know is shown as the server says it. */
export function errorSentence(error: string): string {
  const [code = '', detail = ''] = error.split(':', 2);
  const known = /^[a-z_]+$/.test(code) ? t(`delivery-error-${code}`, { detail }) : '[';
  return known.startsWith('[') ? error : known;
}

/** What became of a delivery: one that failed and is tried again is not simply on its way. */
export function stateOf(delivery: DeliveryInfo): string {
  return t(delivery.state === 'waiting' && delivery.error ? 'delivery-retry' : `delivery-${delivery.state}`);
}

/** Whether the latest delivery did not arrive, so that its owner should see why. */
export function troubled(deliveries: DeliveryInfo[]): boolean {
  const last = deliveries[0];
  return last !== undefined && last.state !== 'sent' && last.error !== null;
}
