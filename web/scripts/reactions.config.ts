import { mergeConfig, type Plugin } from 'vite';
import base from '../vite.config';

/** The functions of Svelte's runtime that run an effect and a derived value, by file. */
const COUNTED: Record<string, [name: string, count: string]> = {
  'svelte/src/internal/client/runtime.js': ['export function update_effect(effect) {', 'effects'],
  'svelte/src/internal/client/reactivity/deriveds.js': ['export function execute_derived(derived) {', 'deriveds'],
};

/** Counts in `window.reactions` how often effects and derived values run. */
function counting(): Plugin {
  return {
    name: 'counting',
    transform(code, id) {
      const file = Object.keys(COUNTED).find((path) => id.includes(path));
      if (!file) return null;
      const [head, count] = COUNTED[file]!;
      if (!code.includes(head)) throw new Error(`${file} has no "${head}": Svelte has changed`);
      return code.replace(head, `${head}\n(globalThis.reactions ??= { effects: 0, deriveds: 0 }).${count} += 1;`);
    },
  };
}

/** A client that counts its reactions: `tools/reactions.py` builds and measures it. */
export default mergeConfig(base, {
  root: process.env['STELLWERK_WEB'],
  plugins: [counting()],
  build: { outDir: process.env['STELLWERK_CLIENT'], emptyOutDir: true },
});
