import { beforeEach, expect, test, vi } from 'vitest';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

test('moments are written in the zone that was chosen, and in the device’s again without one', async () => {
  const { zone, deviceZone } = await import('./zone.svelte');
  const { moment } = await import('./words.svelte');
  const hour = { hour: '2-digit', hourCycle: 'h23' } as const;
  zone.choose('Asia/Tokyo');
  expect(moment('2026-01-01T00:00:00Z', hour)).toContain('09');
  expect(kept.get('stellwerk.zone')).toBe('Asia/Tokyo');
  zone.choose('America/Lima');
  expect(moment('2026-01-01T00:00:00Z', hour)).toContain('19');
  zone.choose('');
  expect(zone.name).toBe(deviceZone());
});

test('a zone that the browser does not know counts as none', async () => {
  kept.set('stellwerk.zone', 'Nowhere/At-All');
  const { zone, deviceZone } = await import('./zone.svelte');
  expect(zone.name).toBe(deviceZone());
});
