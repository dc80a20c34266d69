/** Addresses are fragments, so that keys in them never reach a server's log. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game?: string }
  | { page: 'table'; table: string; at?: number; tryFrom?: number }
  | { page: 'seat'; table: string; seat: number | 'any'; key: string }
  | { page: 'watch'; table: string; key: string }
  | { page: 'replay'; table: string; at?: number }
  | { page: 'rules'; game: string; clause?: string }
  | { page: 'learn'; game: string }
  | { page: 'tutorial'; game: string; lesson?: string }
  | { page: 'train'; game: string }
  | { page: 'me' }
  | { page: 'sign-in'; back?: string }
  | { page: 'sign-up'; back?: string; invitation?: string }
  | { page: 'host' }
  | { page: 'forgotten' }
  | { page: 'reset'; person: string; ends: string; key: string }
  | { page: 'return'; person: string; key: string }
  | { page: 'person'; person: string }
  | { page: 'confirm' | 'unsubscribe'; way: string; key: string }
  | { page: 'upload' }
  | { page: 'unknown'; address: string };

export function read(fragment: string): Route {
  const address = fragment.replace(/^#?\/?/, '');
  const [head, first, second, third, fourth] = address.split('/').map(decoded);
  if (!head) return { page: 'home' };
  if (head === 'new') return first ? { page: 'new', game: first } : { page: 'new' };
  if (head === 'table' && first) {
    if (!second) return { page: 'table', table: first };
    if (second === 'seat' && third && fourth)
      return { page: 'seat', table: first, seat: third === 'any' ? third : Number(third), key: fourth };
    if (second === 'at' && third) return { page: 'table', table: first, at: Number(third) };
    if (second === 'try' && third) return { page: 'table', table: first, tryFrom: Number(third) };
    if (second === 'watch' && third) return { page: 'watch', table: first, key: third };
  }
  if (head === 'replay' && first) {
    return second ? { page: 'replay', table: first, at: Number(second) } : { page: 'replay', table: first };
  }
  if (head === 'rules' && first)
    return second ? { page: 'rules', game: first, clause: second } : { page: 'rules', game: first };
  if (head === 'learn' && first) return { page: 'learn', game: first };
  if (head === 'tutorial' && first)
    return second ? { page: 'tutorial', game: first, lesson: second } : { page: 'tutorial', game: first };
  if (head === 'train' && first) return { page: 'train', game: first };
  if (head === 'me' && !first) return { page: 'me' };
  if (head === 'sign-in' || head === 'sign-up')
    return first?.startsWith('#/') ? { page: head, back: first } : { page: head };
  if (head === 'join' && first) return { page: 'sign-up', invitation: first };
  if (head === 'forgotten') return { page: 'forgotten' };
  if (head === 'reset' && first && second && third) return { page: 'reset', person: first, ends: second, key: third };
  if (head === 'host' && !first) return { page: 'host' };
  if (head === 'return' && first && second) return { page: 'return', person: first, key: second };
  if (head === 'people' && first && !second) return { page: 'person', person: first };
  if ((head === 'confirm' || head === 'unsubscribe') && first && second) return { page: head, way: first, key: second };
  if (head === 'upload') return { page: 'upload' };
  return { page: 'unknown', address };
}

/** Whether there is a page behind the path of an address: all ours stand behind the #. */
export function isOurs(path: string): boolean {
  return path === '/' || path.endsWith('.html'); // a replay in a file has any name
}

/** A part of an address; one that was cut in the middle of a letter stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a page, for links. */
export const address = {
  home: () => '#/',
  new: (game?: string) => (game ? `#/new/${encodeURIComponent(game)}` : '#/new'),
  table: (id: string) => `#/table/${encodeURIComponent(id)}`,
  /** The position after so many entries of the log. */
  position: (id: string, number: number) => `#/table/${encodeURIComponent(id)}/at/${number}`,
  /** Trying decisions out from the position after so many entries. */
  tryFrom: (id: string, number: number) => `#/table/${encodeURIComponent(id)}/try/${number}`,
  /** `any`: one chooses among the free seats. */
  seat: (id: string, seat: number | 'any', key: string) =>
    `#/table/${encodeURIComponent(id)}/seat/${seat}/${encodeURIComponent(key)}`,
  watch: (id: string, key: string) => `#/table/${encodeURIComponent(id)}/watch/${encodeURIComponent(key)}`,
  replay: (id: string, at?: number) => `#/replay/${encodeURIComponent(id)}${at === undefined ? '' : `/${at}`}`,
  rules: (game: string, clause?: string) =>
    `#/rules/${encodeURIComponent(game)}${clause ? `/${encodeURIComponent(clause)}` : ''}`,
  tutorial: (game: string, lesson?: string) =>
    `#/tutorial/${encodeURIComponent(game)}${lesson ? `/${encodeURIComponent(lesson)}` : ''}`,
  train: (game: string) => `#/train/${encodeURIComponent(game)}`,
  upload: () => '#/upload',
  learn: (game: string) => `#/learn/${encodeURIComponent(game)}`,
  me: () => '#/me',
  /** `back`: the address of this client to which one returns afterwards. */
  signIn: (back?: string) => `#/sign-in${back ? `/${encodeURIComponent(back)}` : ''}`,
  signUp: (back?: string) => `#/sign-up${back ? `/${encodeURIComponent(back)}` : ''}`,
  /** With which a guest comes back on another device. */
  comeBack: (person: string, key: string) => `#/return/${encodeURIComponent(person)}/${encodeURIComponent(key)}`,
  host: () => '#/host',
  forgotten: () => '#/forgotten',
  /** With which somebody creates an account on a server that takes no others. */
  join: (key: string) => `#/join/${encodeURIComponent(key)}`,
  person: (id: string) => `#/people/${encodeURIComponent(id)}`,
};

class Router {
  route = $state<Route>({ page: 'home' });
  /** The table that was open last: the rules lead back to it. */
  lastTable = $state<string | null>(null);

  constructor() {
    if (typeof window === 'undefined') return;
    this.read();
    window.addEventListener('hashchange', () =>
      isOurs(location.pathname) ? this.read() : location.replace(`/${location.hash}`),
    );
  }

  private read(): void {
    this.route = isOurs(location.pathname) ? read(location.hash) : { page: 'unknown', address: location.pathname };
    if (this.route.page === 'table') this.lastTable = this.route.table;
  }

  go(to: string): void {
    location.hash = to.replace(/^#/, '');
  }

  /** Go on without leaving the present address in the history (a used-up invitation). */
  replace(to: string): void {
    history.replaceState(null, '', to);
    this.read();
  }
}

export const router = new Router();
