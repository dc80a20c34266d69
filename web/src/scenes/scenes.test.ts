import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fact } from '../wire/wire';
import type { Scene } from './scene';
import { joined } from './scene';
import { Scenes } from './scenes.svelte';

const fact: Fact = { kind: 'sold', data: {}, audience: -1, reveals: false, line: true };
const SECONDS = 2.4;
const STEP_TIME = SECONDS * 1000;
const step = { fact, seat: 0, station: { id: 'station' }, gains: [], seconds: SECONDS };
const scene = (steps: number, table: boolean): Scene => ({
  title: { id: 'title' },
  steps: Array.from({ length: steps }, () => step),
  table: table ? { columns: [], rows: [], seconds: 15 } : null,
  facts: [],
});
let ended: number;
let scenes: Scenes;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  ended = 0;
  scenes = new Scenes(() => (ended += 1));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a scene goes on by itself, and its closing table stays', () => {
  scenes.play(scene(2, true));
  vi.advanceTimersByTime(STEP_TIME);
  expect(scenes.at).toBe(1);
  vi.advanceTimersByTime(STEP_TIME * 20);
  expect([scenes.closing, ended]).toEqual([true, 0]);
  scenes.next();
  expect([scenes.running, ended]).toEqual([false, 1]);
});

test('where others play on the closing table stays as long as the clocks wait for it', () => {
  scenes = new Scenes(() => (ended += 1), true);
  scenes.play(scene(2, true));
  vi.advanceTimersByTime(STEP_TIME * 2 + 14_900);
  expect([scenes.closing, ended]).toEqual([true, 0]);
  vi.advanceTimersByTime(200);
  expect([scenes.running, ended]).toEqual([false, 1]);
});

test('nobody looks: the closing table waits for the reader', () => {
  scenes = new Scenes(() => (ended += 1), true);
  vi.stubGlobal('document', { hidden: true });
  scenes.play(scene(1, true));
  vi.advanceTimersByTime(STEP_TIME + 100_000);
  expect([scenes.closing, ended]).toEqual([true, 0]);
});

test('there who wants keeps it open, and without motion it has the time of the steps besides', () => {
  scenes = new Scenes(() => (ended += 1), true);
  scenes.close(scene(2, true));
  vi.advanceTimersByTime(STEP_TIME * 2 + 14_900);
  expect(scenes.closing).toBe(true);
  scenes.keep();
  vi.advanceTimersByTime(STEP_TIME * 200);
  expect([scenes.closing, scenes.kept]).toEqual([true, true]);
  scenes.next();
  scenes.close(scene(2, true));
  vi.advanceTimersByTime(STEP_TIME * 2 + 15_100);
  expect([scenes.running, ended]).toEqual([false, 2]);
});

test('skipping leads to the closing table, never past it', () => {
  scenes.play(scene(3, true));
  scenes.skip();
  expect(scenes.closing).toBe(true);
  scenes.skip();
  expect([scenes.running, ended]).toEqual([false, 1]);
});

test('a scene without a table ends with its last step', () => {
  scenes.play(scene(2, false));
  vi.advanceTimersByTime(STEP_TIME * 2);
  expect([scenes.running, ended]).toEqual([false, 1]);
});

test('without motion only what a scene leaves behind is shown', () => {
  scenes.close(scene(2, false));
  expect(scenes.running).toBe(false);
  scenes.close(scene(2, true));
  expect(scenes.closing).toBe(true);
});

test('still, the steps of a scene without a table stay as a list', () => {
  scenes.close(scene(2, false), true);
  vi.advanceTimersByTime(STEP_TIME * 20);
  expect([scenes.closing, scenes.blocks]).toEqual([true, true]);
  scenes.again();
  vi.advanceTimersByTime(STEP_TIME * 20);
  expect(scenes.closing).toBe(true);
  scenes.next();
  expect([scenes.running, ended]).toEqual([false, 1]);
});

test('still, a single step passes by', () => {
  scenes.close(scene(1, false), true);
  expect([scenes.running, scenes.blocks]).toEqual([true, false]);
  vi.advanceTimersByTime(STEP_TIME);
  expect(scenes.running).toBe(false);
});

test('a single step passes by and holds nobody up', () => {
  scenes.play(scene(1, false));
  expect(scenes.blocks).toBe(false);
});

test('a scene that is looked at step by step waits for a click where nothing moves', () => {
  scenes.face = { of: () => null, Picture: null!, stepwise: true };
  scenes.close(scene(2, false));
  vi.advanceTimersByTime(STEP_TIME * 20);
  expect([scenes.at, scenes.running]).toEqual([0, true]);
  scenes.next();
  scenes.next();
  expect([scenes.running, ended]).toEqual([false, 1]);
});

test('a step may stay longer than others', () => {
  const long = scene(2, false);
  long.steps[0] = { ...step, seconds: SECONDS * 3 };
  scenes.play(long);
  vi.advanceTimersByTime(STEP_TIME * 2);
  expect(scenes.at).toBe(0);
  vi.advanceTimersByTime(STEP_TIME);
  expect(scenes.at).toBe(1);
});

test('scenes that come together are one, with the last table', () => {
  const both = joined([scene(1, true), scene(2, false)])!;
  expect([both.steps.length, both.table !== null]).toEqual([3, true]);
});

test('what the steps to come tell is still to be shown', () => {
  const facts = [1, 2, 3].map((slot): Fact => ({ ...fact, data: { slot } }));
  scenes.play({ ...scene(3, true), steps: facts.map((each) => ({ ...step, fact: each })) });
  expect(scenes.later).toEqual(facts.slice(1));
  scenes.skip();
  expect(scenes.later).toEqual([]);
});
