import { expect, test } from 'vitest';
import { bytesOf, canPush } from './push';

test('the key of the server becomes bytes', () => {
  expect([...bytesOf('_-8A')]).toEqual([255, 239, 0]);
  expect([...bytesOf('BA')]).toEqual([4]);
});

test('where there is no browser there is no push', () => {
  expect(canPush()).toBe(false);
});
