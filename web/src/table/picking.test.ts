import { expect, test } from 'vitest';
import { Picking } from './picking.svelte';

test('a line that is left takes away its own mark and no other', () => {
  const picking = new Picking(() => {
    throw new Error('pointing asks for no table');
  });
  picking.hover('hex:I4');
  picking.hover(null, 'hex:I5');
  expect(picking.pointed).toBe('hex:I4');
  picking.hover(null, 'hex:I4');
  expect(picking.pointed).toBeNull();
});
