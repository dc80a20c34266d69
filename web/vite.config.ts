import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env['STELLWERK_DEV_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/stellwerk/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy knows no data: scripts or fonts
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/health': server } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
