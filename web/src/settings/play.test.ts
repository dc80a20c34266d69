import { beforeEach, expect, test, vi } from 'vitest';

let kept: Map<string, string>;

async function fresh() {
  vi.resetModules();
  return (await import('./play.svelte')).playSettings;
}

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

test('a device plays by the usual settings until somebody chooses', async () => {
  const { pace, confirm, labels, contrast } = await fresh();
  expect({ pace, confirm, labels, contrast }).toEqual({
    pace: 'calm',
    confirm: 'default',
    labels: 'normal',
    contrast: 'normal',
  });
});

test('what was chosen is found again', async () => {
  const settings = await fresh();
  settings.pace = 'quick';
  settings.sounds = false;
  const again = await fresh();
  expect([again.pace, again.sounds]).toEqual(['quick', false]);
});

test('a value that nobody could have chosen counts as none', async () => {
  kept.set('stellwerk.pace', 'tomorrow');
  expect((await fresh()).pace).toBe('calm');
});
