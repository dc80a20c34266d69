/**
 * Builds the pages that a finished game is put into, one HTML file each: `replay-file-<game>.html` has the board of one
 * game, `replay-file.html` the plain board alone, for games that bring none. Part of `npm run build`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';

const web = fileURLToPath(new URL('..', import.meta.url));
const games = join(web, 'src', 'games') + sep;

/** Nothing is fetched, and no script runs but the one that was built. */
function policy(script) {
  return [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    "style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'",
  ].join('; ');
}

/** The page; the server puts title, record and game where the comments stand. */
function page(script, style) {
  const inside = script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy(inside)}">
<meta name="referrer" content="no-referrer">
<meta name="theme-color" content="#fcfaf4">
<title><!--stellwerk:title--></title>
<style>${style}</style>
</head>
<body>
<div id="app"></div>
<noscript>Stellwerk needs JavaScript. Stellwerk braucht JavaScript.</noscript>
<script type="application/json" id="stellwerk-record"><!--stellwerk:record--></script>
<script type="text/plain" id="stellwerk-game"><!--stellwerk:game--></script>
<script>${inside}</script>
</body>
</html>
`;
}

/** Files in the folders of other games are read as empty: boards are found by folder, so nothing misses them. */
function onlyGame(game) {
  return {
    name: 'only-game',
    enforce: 'pre',
    load(id) {
      const [folder, ...inside] = id.startsWith(games) ? id.slice(games.length).split(sep) : [];
      return inside.length && folder !== game ? '' : null;
    },
  };
}

/** Script and style inside one page. */
function onePage(fileName) {
  return {
    name: 'one-page',
    enforce: 'post',
    generateBundle(_options, bundle) {
      let [script, style] = ['', ''];
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type === 'chunk') script += file.code;
        else if (name.endsWith('.css')) style += file.source;
        else continue;
        delete bundle[name];
      }
      this.emitFile({ type: 'asset', fileName, source: page(script, style) });
    },
  };
}

async function buildReplayFile(game) {
  await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    plugins: [onlyGame(game), svelte(), onePage(game ? `replay-file-${game}.html` : 'replay-file.html')],
    publicDir: false,
    build: {
      outDir: '../src/stellwerk/server/client',
      emptyOutDir: false, // the client is there already
      target: 'es2022',
      assetsInlineLimit: Number.MAX_SAFE_INTEGER, // fonts too
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        checks: { bundlerTimings: false }, // six short builds: their timings are no news
        transform: { define: { 'import.meta': '{}' } },
        input: 'src/replay/file/main.ts',
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
}

const boards = readdirSync(games).filter((name) => existsSync(join(games, name, 'index.ts')));
for (const game of [null, ...boards]) await buildReplayFile(game);
