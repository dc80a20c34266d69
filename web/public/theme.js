/* Sets the theme before the first paint; the page takes over from here (src/frame/theme.svelte.ts). */
(function () {
  var kept = null;
  try {
    kept = localStorage.getItem('stellwerk.theme');
  } catch {
    /* storage may be forbidden */
  }
  var dark = kept ? kept === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
