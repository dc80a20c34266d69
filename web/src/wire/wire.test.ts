import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the types of the wire are those that the server prints', () => {
  const script = new URL('../../scripts/types.js', import.meta.url).pathname;
  expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
}, 60_000); // a process of Python is started, which takes long on a busy machine
