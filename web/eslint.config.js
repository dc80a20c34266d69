import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import imports from 'eslint-plugin-simple-import-sort';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** What each room of `src` may know of the others; the rooms that are not named here are pages, and know all of these. */
const ROOMS = {
  wire: [],
  frame: ['people', 'router.svelte', 'server', 'wire', 'words'],
  words: ['frame', 'games/face', 'server', 'wire'],
  server: ['frame', 'time', 'wire'],
  board: ['frame', 'games/face', 'server/share', 'wire', 'words'],
  scenes: ['frame', 'games/face', 'settings', 'table/sentences', 'wire', 'words'],
  time: ['frame', 'home/tables', 'wire', 'words'],
  chance: ['frame', 'server', 'table/sentences', 'wire', 'words'],
};

/** What a game's folder may know beside itself and the contract (`../face`): no other game, and no page. */
const GAMES = ['board', 'frame', 'scenes', 'server', 'wire', 'words'];

/** An import that leads out of a room into one that is not allowed; `up` is the way out of the room. */
function room(files, up, allowed, name) {
  const known = allowed.map((path) => `${path.replaceAll('.', '\\.')}(?:/|$)`).join('|') || '(?!)';
  return {
    files,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: `^${up}(?!${known})`, message: `${name} may know: ${allowed.join(', ') || 'nothing else'}` },
          ],
        },
      ],
    },
  };
}

export default defineConfig(
  globalIgnores(['dist/']),
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { imports },
    rules: {
      'imports/imports': ['error', { groups: [['^\\u0000', '^node:', '^@?\\w', '^', '^\\.\\.', '^\\.']] }],
      'imports/exports': 'error',
      'max-len': ['error', { code: 160 }], // Prettier breaks at 120 what it can break; long drawings are broken by hand
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.name='$effect'] ReturnStatement > ArrowFunctionExpression CallExpression[callee.property.name=/^(focus|blur)$/]",
          message: 'Handlers must not run in a teardown: refocus() of frame/focus.ts gives the focus back afterwards.',
        },
      ],
      'svelte/no-at-html-tags': 'off', // tests/server/test_markup.py is stricter: drawings of the client only
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space that the compiler would drop
      'svelte/prefer-svelte-reactivity': 'off', // sets and maps are replaced, not changed, where a component reads them
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    rules: { 'no-undef': 'off' }, // svelte-check knows better
  },
  ...Object.entries(ROOMS).map(([name, allowed]) => room([`src/${name}/**`], '\\.\\./', allowed, `src/${name}`)),
  room(
    ['src/games/*/**'],
    '\\.\\./(?!face$)',
    GAMES.map((path) => `../${path}`),
    'a game',
  ),
  room(['src/games/*.ts'], '\\.\\./', [...GAMES, 'plain'], 'the contract of the games'),
  { files: ['*.{js,ts}', 'scripts/**'], languageOptions: { globals: globals.node } },
  { files: ['public/sw.js'], languageOptions: { globals: globals.serviceworker } },
);
