import { createHash } from 'node:crypto';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Nothing is fetched, and no script runs but the one that was built. */
const policy = (script: string) =>
  [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    "style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'",
  ].join('; ');

/** Script and style inside one page; the server puts title, record and game where the comments stand. */
function onePage(): Plugin {
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
      const inside = script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
      const source = `<!doctype html>
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
      this.emitFile({ type: 'asset', fileName: 'replay-file.html', source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), onePage()],
  publicDir: false,
  build: {
    outDir: '../src/stellwerk/server/client',
    emptyOutDir: false, // the client is there already
    target: 'es2022',
    assetsInlineLimit: Number.MAX_SAFE_INTEGER, // fonts too
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      transform: { define: { 'import.meta': '{}' } },
      input: 'src/replay/file/main.ts',
      output: { format: 'iife', codeSplitting: false },
    },
  },
});
