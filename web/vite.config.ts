import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env['STELLWERK_DEV_SERVER'] ?? 'http://127.0.0.1:8000';

/**
 * The fingerprint of this build, in the page and beside it, where the server reads it: so a page notices that it is old.
 * Beside it also the list of files that an installed app keeps.
 */
function fingerprint(): Plugin {
  const build = process.env['STELLWERK_BUILD'] ?? Date.now().toString(36);
  return {
    name: 'fingerprint',
    config: (_, { command }) => ({ define: { __BUILD__: JSON.stringify(command === 'build' ? build : '') } }),
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: 'build.txt', source: `${build}\n` });
      // The balance pages are read rarely and are as large as the client itself.
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.endsWith('.html'));
      this.emitFile({
        type: 'asset',
        fileName: 'offline.json',
        source: JSON.stringify(files.map((name) => `/${name}`)),
      });
    },
  };
}

/**
 * Few files instead of one for every small component that some pages share: each costs a phone a turn of the connection.
 * What every page needs is two files, what shows a board one, what people sit down with one; a game's own stay its own.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'frame',
    test: /\/svelte\/|\/src\/(frame|words|server|settings|time|wire)\/|\/(card|clauses|sentences|versions)\.ts$|(Confirm|CopyLink)\.svelte/,
    minShareCount: 3,
    maxModuleSize: 12_000,
    priority: 2,
  },
  { name: 'index', tags: ['$initial'], priority: 1 },
  {
    name: 'seating',
    test: /\/src\/(lobby|seats|terms)\//,
    minShareCount: 3,
    maxModuleSize: 12_000,
  },
  { name: 'board', test: /\/src\/(board|plain)\//, minShareCount: 3 },
  { name: 'scenes', test: /\/src\/(scenes|ending|replay)\//, minShareCount: 3 },
];

export default defineConfig({
  plugins: [svelte(), fingerprint()],
  build: {
    outDir: '../src/stellwerk/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy knows no data: scripts or fonts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true }, '/health': server },
    fs: { allow: ['.', '../src/stellwerk/words/locales'] },
  },
  test: {
    setupFiles: ['src/words/setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'logic',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.component.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        plugins: [svelteTesting()], // the components as a browser mounts them, taken away after each test
        test: {
          name: 'components',
          include: ['src/**/*.component.test.ts'],
          environment: 'jsdom',
          testTimeout: 60_000, // jsdom is slow on a busy machine
        },
      },
    ],
  },
});
