import type { Contrast, Labels } from './play.svelte';

/** Let the page look as it was chosen; `public/theme.js` does so before the first paint. */
export function showLook(contrast: Contrast, labels: Labels): void {
  document.documentElement.dataset['contrast'] = contrast;
  document.documentElement.dataset['labels'] = labels;
}
