/** The addresses of the balance pages: a game has one if `stellwerk lab balance` has written it into its folder. */
const pages = import.meta.glob<string>('../games/*/balance.html', { query: '?url', import: 'default', eager: true });

/** The balance page of a game in a language; null if it has none. */
export function balanceOf(game: string, language: string): string | null {
  const page = pages[`../games/${game}/balance.html`];
  return page === undefined ? null : `${page}#${language}`;
}
