import { expect, test } from 'vitest';
import { localeOf } from './words.svelte';

test('dates and numbers are written as the browser of the reader does', () => {
  expect(localeOf('en', ['en-GB', 'en'])).toBe('en-GB');
  expect(localeOf('en', ['de-DE', 'en-US'])).toBe('en-US');
  expect(localeOf('de', ['en-US', 'de-AT'])).toBe('de-AT');
  expect([localeOf('en', ['de-DE', 'de']), localeOf('de', [])]).toEqual(['en-GB', 'de']);
});
