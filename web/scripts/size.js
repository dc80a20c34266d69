/**
 * Compressed kB of what a browser loads first, and of every page on top of it; fails above web/size-limits.json, and if
 * a page comes in too many files, each of which costs a phone a turn of the connection.
 * Usage: npm run size [-- --write], which sets every limit a tenth and 1 kB above what was measured.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const MOST_FILES = { first: 5, page: 12 };
const client = new URL('../../src/stellwerk/server/client/', import.meta.url).pathname;
const limitsFile = new URL('../size-limits.json', import.meta.url).pathname;
const read = (file) => readFileSync(client + file, 'utf8');
const kilobytes = (files) => [...files].reduce((sum, file) => sum + gzipSync(read(file)).length, 0) / 1000;
const found = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);

/** A script with everything that it imports at once. */
function closure(script, known = new Set()) {
  if (known.has(script)) return known;
  known.add(script);
  for (const name of found(read(script), /(?:from|import)"\.\/([\w.-]+\.js)"/g)) closure(`assets/${name}`, known);
  return known;
}

const first = new Set(found(read('index.html'), /(?:src|href)="\/([\w./-]+\.(?:js|css))"/g));
const entry = [...first].find((file) => /assets\/index-.*\.js$/.test(file));
/** The words of the reader's language are loaded with the page: the longer ones count. */
const languages = found(
  [...first]
    .filter((file) => file.endsWith('.js'))
    .map(read)
    .join(''),
  /import\(`\.\/(frame-[\w-]+\.js)`\)/g,
);
const ofFirst = (ending) => kilobytes([...first].filter((file) => file.endsWith(ending)));
const pages = found(read(entry), /import\(`\.\/((?!frame-)[\w-]+\.js)`\)/g).sort();
const filesOf = (page) => [...closure(`assets/${page}`)].filter((file) => !first.has(file));
const sizes = {
  'first load, scripts': ofFirst('.js') + Math.max(...languages.map((file) => kilobytes([`assets/${file}`]))),
  'first load, styles': ofFirst('.css'),
};
for (const name of readdirSync(client)
  .filter((file) => /^replay-file.*\.html$/.test(file))
  .sort())
  sizes[name] = kilobytes([name]);
for (const name of pages) sizes[name.slice(0, -'-12345678.js'.length)] = kilobytes(filesOf(name));

if (process.argv.includes('--write')) {
  const limits = Object.fromEntries(Object.entries(sizes).map(([part, size]) => [part, Math.ceil(size * 1.1 + 1)]));
  writeFileSync(limitsFile, `${JSON.stringify(limits, null, 2)}\n`);
}
const limits = JSON.parse(readFileSync(limitsFile, 'utf8'));
const faults = Object.keys(limits)
  .filter((part) => !(part in sizes))
  .map((part) => `${part} is not there any more`);
if (first.size > MOST_FILES.first) faults.push(`the first load has ${first.size} files`);
for (const name of pages.filter((page) => filesOf(page).length > MOST_FILES.page))
  faults.push(`${name} has ${filesOf(name).length} scripts`);
for (const [part, size] of Object.entries(sizes)) {
  console.log(`${size.toFixed(1).padStart(7)} kB of ${String(limits[part] ?? '?').padStart(3)}  ${part}`);
  if (!(size <= limits[part]))
    faults.push(part in limits ? `${part} has grown above its limit` : `${part} has no limit`);
}
if (faults.length) {
  console.error(`${faults.join('\n')}\nMake it smaller, or change web/size-limits.json: npm run size -- --write`);
  process.exit(1);
}
