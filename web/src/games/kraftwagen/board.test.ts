import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { plainOffer } from '../../wire/plain';
import type { Fact, Offer } from '../../wire/wire';
import { Words } from '../../words/bundle';
import { bonusOf, cardSentence } from './cards';
import { describeThing } from './describe';
import { perspective } from './figure-positions';
import { FIGURES } from './figures';
import { readFiles } from './files';
import { lines } from './lettering';
import { meant } from './meant';
import { consideredOf, draftCar, forecastOf, salesIf } from './offering';
import { Plan } from './plan';
import { actionsShown, freeSlot, jumpWay, MIDDLE, racerPlace, split, spotsOf } from './spots';
import { touched } from './touched';
import type { KraftwagenForecast, KraftwagenInsights, KraftwagenView } from './types';

const DATA = new URL('../../../../src/stellwerk/games/kraftwagen/data/', import.meta.url);
const plan = new Plan(
  await readFiles(async <T>(file: string) => JSON.parse(readFileSync(new URL(file, DATA), 'utf8')) as T),
);
const seen = (name: string) => perspective(FIGURES[name]!, plan).view as unknown as KraftwagenView;

describe('the plan', () => {
  test('the ring is closed, and between two fields lies the middle', () => {
    expect(plan.ring(16)).toEqual(plan.ring(0));
    expect(plan.ring(15.5)).toEqual({ x: 791, y: 196 });
  });

  test('a race car follows the track from space to space, over the line too', () => {
    expect(plan.track(13)).toMatchObject({ index: 1 });
    const { cx, cy, half_straight: half, radius } = plan.board.grand_prix.centre_line;
    for (let at = 1; at < 25; at += 0.25) {
      const { x, y } = plan.track(at);
      const middle = Math.max(cx - half, Math.min(x, cx + half));
      expect(Math.abs(Math.hypot(x - middle, y - cy) - radius), String(at)).toBeLessThan(1);
    }
  });

  test('in the bend from 9 to 10 it turns the short way round', () => {
    expect(plan.track(9.5).angle).toBeCloseTo(90, 0);
    expect(plan.track(2.5).angle).toBeGreaterThan(198);
  });
});

describe('spots', () => {
  test('each thing once, and none covers another', () => {
    for (const name of ['chain', 'tiles', 'sales', 'race']) {
      const spots = spotsOf(plan, seen(name)).filter(({ target }) => !target.startsWith('racer:'));
      expect(new Set(spots.map(({ target }) => target)).size).toBe(spots.length);
      for (const [index, one] of spots.entries()) {
        for (const other of spots.slice(index + 1)) {
          const apart =
            Math.abs(one.x - other.x) >= (one.w + other.w) / 2 || Math.abs(one.y - other.y) >= (one.h + other.h) / 2;
          expect(apart, `${one.target} ${other.target}`).toBe(true);
        }
      }
    }
  });

  test('actions and start tiles lie inside the ring', () => {
    const setup = {
      ...seen('tiles'),
      phase: 'choose_start_tile',
      start_tiles: ['start_race', 'start_body', 'start_engine', 'start_worker'],
    };
    for (const view of [seen('tiles'), setup, { ...setup, phase: 'use_porsche' }]) {
      const inside = spotsOf(plan, view).filter(({ target }) => /^(action|start|race):/.test(target));
      expect(inside.length).toBeGreaterThan(1);
      for (const { x, y, w, h } of inside) {
        expect(Math.abs(x - MIDDLE.x) + w / 2).toBeLessThanOrEqual(MIDDLE.w / 2 + 2);
        expect(Math.abs(y - MIDDLE.y) + h / 2).toBeLessThanOrEqual(MIDDLE.h / 2 + 2);
      }
    }
  });

  test('with two players four spaces of the market can be pointed at', () => {
    expect(spotsOf(plan, seen('race-two')).filter(({ target }) => target.startsWith('car:'))).toHaveLength(4);
  });

  test('the running action stands before those to come', () => {
    expect(actionsShown({ ...seen('tiles'), doing: 'body', pending: ['engine'] })).toEqual(['body', 'engine']);
    expect(actionsShown({ ...seen('tiles'), doing: 'body', pending: ['body', 'engine'] })).toEqual(['body', 'engine']);
    expect(actionsShown({ ...seen('tiles'), pending: ['body', 'engine', 'worker', 'engine'] })).toEqual([
      'body',
      'engine',
      'worker',
    ]);
  });

  test('a car in the pit lane stands in its own place, one on the track on its space', () => {
    const view = seen('race-two');
    expect(racerPlace(plan, view, 0)).toEqual({ x: 250, y: 542 });
    expect(racerPlace(plan, view, 1)).toEqual({ x: 176.6, y: 147.8 });
  });

  test('the next car gets the lowest free space', () => {
    expect(freeSlot(seen('sales'))).toBe(4);
    const full = seen('sales');
    expect(freeSlot({ ...full, market: full.market.map(() => full.market[0]!) })).toBeNull();
  });
});

test('a jump runs along the inside of the ring and points at its tile', () => {
  const { line, tip, angle } = jumpWay(plan, 15, 6);
  expect(line.match(/[ML]/g)).toHaveLength(7);
  expect(tip).toEqual({ x: 1113, y: 242 });
  expect(angle).toBe(0);
});

describe('an offer that is put together', () => {
  const offer = plainOffer('offer_price:9', { targets: ['price:9'] });
  const forecast = {
    do: 'offer_price:9',
    sold: true,
    preference: 'engine',
    place: 1,
    money: 9,
    lost: 0,
    award: 0,
    net: 9,
    body: 3,
    engine: 4,
    workers: 2,
    price: 9,
    marker: null,
    sales: [],
  } as KraftwagenForecast;
  const insights = { forecasts: [forecast] } as unknown as KraftwagenInsights;

  test('has a forecast for what can be chosen, and only for that', () => {
    expect(forecastOf(insights, new Map([['price:9', offer]]), 'price:9')).toBe(forecast);
    expect(forecastOf(insights, new Map([['price:9', offer]]), 'price:8')).toBeNull();
    expect(forecastOf(insights, new Map(), 'price:9')).toBeNull();
  });

  test('shows the sales with the car that is considered, and else as they stand', () => {
    const sale = (place: number, slot: number) => ({
      place,
      preference: 'body',
      slot,
      seat: 1,
      measure: 3,
      price: 5,
      doubled: false,
      money: 5,
    });
    const known = { ...insights, sales: [sale(1, 1), sale(2, 2)] };
    expect(salesIf(known, null)).toBe(known.sales);
    const withCar = [sale(1, 0), sale(2, 1)];
    expect(salesIf(known, { ...forecast, sales: withCar })).toBe(withCar);
    expect(salesIf(null, null)).toEqual([]);
  });

  test('keeps its forecast while it waits for Confirm, when nothing can be chosen any more', () => {
    expect(consideredOf(insights, new Map(), 'price:9', [offer])).toBe(forecast);
    expect(consideredOf(insights, new Map([['price:9', offer]]), 'price:9', [])).toBe(forecast);
    expect(consideredOf(insights, new Map([['price:9', offer]]), 'price:9', [{ ...offer, do: 'pass' }])).toBeNull();
  });

  test('shows what is chosen, and what a choice that is considered would make of it', () => {
    const view = { ...seen('sales'), draft: { body: 3, engine: 4, workers: null, price: null } };
    expect(draftCar(view, null)).toEqual({ body: 3, engine: 4, workers: null, price: null, marker: null });
    expect(draftCar(view, forecast)).toMatchObject({ workers: 2, price: 9 });
    expect(draftCar(seen('sales'), null)).toBeNull();
  });
});

describe('a thing in words', () => {
  const text = (name: string) =>
    readFileSync(new URL(`../../../../src/stellwerk/games/kraftwagen/locales/de/${name}.ftl`, import.meta.url), 'utf8');
  const words = new Words('de', text('board'), text('kraftwagen'));

  test('a price that may be chosen says what it would bring, another what it is', () => {
    const offer = plainOffer('offer_price:9', {
      label: { id: 'do-offer-price', args: { price: 9 } },
      targets: ['price:9'],
      effect: { id: 'effect-would-bring', args: { money: 9 } },
      detail: { id: 'detail-sold-to', args: { what: '@buyer-engine' } },
    });
    const told = (chosen?: Offer) =>
      describeThing(plan, perspective(FIGURES['sales']!, plan), words, 'price:9', [], chosen);
    expect(told(offer)).toBe('Preis 9: brächte jetzt 9, an den Käufer Motor');
    expect(told()).toContain('Preis 9, ');
  });

  test('a card says when it acts', () => {
    expect(cardSentence(plan, 'dev_b_1', words)).toBe('Entwicklung: Karosserie-Stufe +1 (mit 1 Arbeiter)');
  });
});

test('a click means a decision, legal or not', () => {
  const view = seen('research');
  expect(meant('tile:t1_body', view)).toBe('take_tile:t1_body');
  expect(meant('card:dev_be_1', view)).toBe('take_card:dev_be_1');
  expect(meant('card:dev_b_2', view)).toBe('activate:dev_b_2');
  expect(meant('gp:3', view)).toBe('take_engine:3:gp');
  expect(meant('workshop:engine:2', view)).toBe('offer_engine:2');
  expect(meant('workshop:engine:2', { ...view, phase: 'clear_workshop' })).toBe('clear_workshop:engine:2');
  expect(meant('engineer:porsche', view)).toBe('use_porsche:yes');
  expect(meant('car:1', seen('sales'))).toBe('use_diesel:1:1');
  expect(meant('car:6', seen('sales'))).toBeNull();
  expect(meant('award:body4', view)).toBeNull();
});

test('what happened last carries the ring, what was cleared away does not', () => {
  const fact = (kind: string, data: Fact['data']): Fact => ({ kind, data, audience: -1, reveals: false, line: true });
  const facts = [
    fact('took_tile', { seat: 2, tile: 't1_body' }),
    fact('drove', { seat: 2, to: 5 }),
    fact('offered', { seat: 2, slot: 4 }),
    fact('buyer', { preference: 'price', place: 3 }),
    fact('award', { award: 'laps2' }),
    fact('sold', { slot: 1 }),
  ];
  expect([...touched(facts)]).toEqual(['worker:2', 'racer:2', 'car:4', 'place:3', 'award:laps2']);
});

test('lettering is broken between words, never within', () => {
  expect(lines('Drei Arbeiter einstellen', 13)).toEqual(['Drei Arbeiter', 'einstellen']);
  expect(lines('Stromlinienwagen', 5)).toEqual(['Stromlinienwagen']);
});

test('names of targets and bonuses', () => {
  expect(split('workshop:body:3')).toEqual(['workshop', 'body:3']);
  expect([bonusOf('race_plus', 4), bonusOf('early_sale', 2), bonusOf('none', 0), bonusOf(null, 0)]).toEqual([
    '+4',
    '½',
    null,
    null,
  ]);
});
