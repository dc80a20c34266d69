import { expect, test } from 'vitest';
import { onlyHere } from './reach';

test('an address of the loopback is known to be of use here alone', () => {
  for (const host of ['localhost', 'LOCALHOST', 'stellwerk.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])
    expect(onlyHere(host)).toBe(true);
  for (const host of ['192.168.1.20', 'spiele.example.org', '[fd00::1]', 'localhost.example.org', '127.example.org'])
    expect(onlyHere(host)).toBe(false);
});
