import { recall, remember } from '../frame/memory';

/** The time zone in which moments are written: the device's until the reader chooses another. */
class Zone {
  chosen = $state(known(recall('zone')));

  get name(): string {
    return this.chosen ?? deviceZone();
  }

  /** An empty name means the device's zone again. */
  choose(name: string): void {
    this.chosen = known(name);
    remember('zone', this.chosen);
  }
}

let found: string | undefined;

/** The device's zone, asked for once: the browser takes its time to say it. */
export function deviceZone(): string {
  return (found ??= Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');
}

/** A name of a zone that this browser knows, else null. */
function known(name: string | null): string | null {
  if (!name) return null;
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

export const zone = new Zone();
