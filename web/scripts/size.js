/** Compressed script of the first load, and of a table with its board. Fails above the limit. Usage: npm run size */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 75_000;
const client = new URL('../../src/stellwerk/server/client/', import.meta.url).pathname;
const page = readFileSync(`${client}index.html`, 'utf8');
const size = (file) => gzipSync(readFileSync(client + file)).length;
const scripts = readdirSync(`${client}assets`)
  .filter((name) => name.endsWith('.js'))
  .map((name) => `assets/${name}`);
const first = [...page.matchAll(/(?:src|href)="\/((?:assets\/[^"]+|[\w-]+)\.js)"/g)].map((match) => match[1]);
const firstLoad = first.reduce((sum, file) => sum + size(file), 0);
const all = scripts.reduce((sum, file) => sum + size(file), 0);

console.log(`first load   ${(firstLoad / 1000).toFixed(1)} kB compressed (${first.length} scripts)`);
for (const file of scripts)
  console.log(`  ${(size(file) / 1000).toFixed(1).padStart(6)} kB  ${file}${first.includes(file) ? '  *' : ''}`);
console.log(`all scripts  ${(all / 1000).toFixed(1)} kB compressed`);
if (firstLoad > LIMIT) {
  console.error(`more than ${LIMIT / 1000} kB`);
  process.exit(1);
}
