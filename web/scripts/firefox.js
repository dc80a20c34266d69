/**
 * The main way through the product in Firefox: start page, a table with bots, decisions by list, board and keys, reload,
 * rules, replay. Usage: node scripts/firefox.js ADDRESS FIREFOX; fails with what went wrong.
 */
import assert from 'node:assert/strict';
import { launch } from 'puppeteer-core';

const PATIENCE = 60_000;
const [address, executablePath] = process.argv.slice(2);
const LINE = '.acts [data-do]:not([aria-disabled])';

const OPEN = async () => {
  await fetch('/api/v1/me');
  const bot = { kind: 'bot', bot: 'random' };
  const seats = [{ kind: 'me', name: 'Marlene' }, bot, bot];
  const body = JSON.stringify({ game: 'paris', seats, options: { start_player: 0 }, name: 'Probe' });
  const headers = { 'Content-Type': 'application/json' };
  return (await (await fetch('/api/v1/tables', { method: 'POST', headers, body })).json()).head.id;
};
const NUMBER = async (id) => (await (await fetch(`/api/v1/tables/${id}`)).json()).head.number;

/** Do something that decides, and wait until the log has grown. */
async function decide(page, id, step) {
  await page.waitForSelector(LINE);
  const before = await page.evaluate(NUMBER, id);
  await step();
  await page.waitForFunction(
    async (table, number) => (await (await fetch(`/api/v1/tables/${table}`)).json()).head.number > number,
    { polling: 200 },
    id,
    before,
  );
}

async function play(page, id) {
  await page.goto(`${address}/#/table/${id}`);
  const clickOn = (selector) => () => page.$eval(selector, (thing) => thing.click());
  await decide(page, id, async () => {
    await clickOn(LINE)();
    await page.waitForSelector('[data-do^="place:"]');
    await clickOn('[data-do^="place:"]')();
  });
  await page.reload();
  await page.waitForSelector('.board [data-target]');
  await decide(page, id, () => page.keyboard.press('1'));
}

async function read(page, id) {
  await page.goto(`${address}/#/rules/paris`);
  await page.waitForFunction(() => document.body.textContent.includes('PAR-1.1'));
  await page.goto(`${address}/#/replay/${id}`);
  await page.waitForSelector('main, [role="slider"]');
  await page.goto(`${address}/#/me`);
  await page.waitForSelector('fieldset input[type="radio"]');
}

const browser = await launch({ browser: 'firefox', executablePath, headless: true });
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const wrong = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(address);
  await page.waitForSelector('h1');
  const id = await page.evaluate(OPEN);
  await play(page, id);
  await read(page, id);
  assert.deepEqual(wrong, []);
} finally {
  await browser.close();
}
