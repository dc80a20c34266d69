/* Sets theme, contrast and labels before the first paint; the page takes over from here (src/frame/theme.svelte.ts, src/settings/look.ts). */
(function () {
  var kept = {};
  try {
    kept = localStorage;
  } catch {
    /* storage may be forbidden */
  }
  var root = document.documentElement.dataset;
  var theme = kept['stellwerk.theme'];
  var dark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.theme = dark ? 'dark' : 'light';
  root.contrast = kept['stellwerk.contrast'] || 'normal';
  root.labels = kept['stellwerk.labels'] || 'normal';
})();
