import { expect, test } from 'vitest';
import { address, isOurs, read } from './router.svelte';

test('an address and its link say the same', () => {
  expect(read(address.home())).toEqual({ page: 'home' });
  expect(read(address.table('t1'))).toEqual({ page: 'table', table: 't1' });
  expect(read(address.seat('t1', 2, 'k-_9'))).toEqual({ page: 'seat', table: 't1', seat: 2, key: 'k-_9' });
  expect(read(address.seat('t1', 'any', 'k'))).toEqual({ page: 'seat', table: 't1', seat: 'any', key: 'k' });
  expect(read(address.watch('t1', 'k'))).toEqual({ page: 'watch', table: 't1', key: 'k' });
  expect(read(address.replay('t1'))).toEqual({ page: 'replay', table: 't1' });
  expect(read(address.rules('paris', 'PAR-5.3'))).toEqual({ page: 'rules', game: 'paris', clause: 'PAR-5.3' });
  expect(read(address.learn('paris'))).toEqual({ page: 'learn', game: 'paris' });
  expect(read(address.me())).toEqual({ page: 'me' });
  expect(read(address.person('p1'))).toEqual({ page: 'person', person: 'p1' });
  expect(read(address.comeBack('p1', 'k-_9'))).toEqual({ page: 'return', person: 'p1', key: 'k-_9' });
  expect(read(address.signIn())).toEqual({ page: 'sign-in' });
  expect(read(address.signUp('#/table/t1/seat/2/k'))).toEqual({ page: 'sign-up', back: '#/table/t1/seat/2/k' });
  expect(read('#/unsubscribe/w1/k')).toEqual({ page: 'unsubscribe', way: 'w1', key: 'k' });
  expect(read('#/confirm/w1/k-_9')).toEqual({ page: 'confirm', way: 'w1', key: 'k-_9' });
  expect(read(address.upload())).toEqual({ page: 'upload' });
  expect(read(address.train('minden'))).toEqual({ page: 'train', game: 'minden' });
});

test('an address that leads nowhere is known as such', () => {
  expect(['/', '/index.html'].map(isOurs)).toEqual([true, true]);
  expect(['/foo', '/foo/bar', '/table/t1'].map(isOurs)).toEqual([false, false, false]);
  expect(read('#/table/t1/seat')).toEqual({ page: 'unknown', address: 'table/t1/seat' });
  expect(read('#/sign-in/https%3A%2F%2Fexample.org')).toEqual({ page: 'sign-in' });
  expect(read('#/confirm/w1')).toEqual({ page: 'unknown', address: 'confirm/w1' });
  expect(read('#/people')).toEqual({ page: 'unknown', address: 'people' });
  expect(read('#/%E0%A4%A')).toEqual({ page: 'unknown', address: '%E0%A4%A' });
});
