import { serverClock } from '../time/server-clock';
import type {
  About,
  Accepted,
  AccountInvitationMade,
  Ahead,
  Analysed,
  Answer,
  Attempt,
  AttemptAsk,
  BackupInfo,
  Curve,
  Drafted,
  Fork,
  GameRecord,
  HostPage,
  Invitation,
  Meta,
  NewKey,
  NewOrders,
  NewPasswordByLink,
  NewPlan,
  NewReport,
  NewSanction,
  NewTable,
  NewToken,
  NewWay,
  Notices,
  Person,
  Perspective,
  Problem,
  Profile,
  Propose,
  ReportDecision,
  Reported,
  ReturnLink,
  SeatNote,
  SeatOrders,
  SeatPlan,
  TableHead,
  TableList,
  TableView,
  Terms,
  TokenInfo,
  TokenMade,
  TutorialInfo,
  Verified,
  WayInfo,
} from '../wire/wire';

/** An answer of the server: what was asked for, or the problem, as a value. */
export type Result<T> = { ok: true; value: T } | { ok: false; problem: Problem };

const BASE = '/api/v1';

/** The server could not be reached at all. */
export const UNREACHABLE = 'unreachable';

function unreachable(): Problem {
  return { type: 'about:blank', title: 'Unreachable', status: 0, detail: '', code: UNREACHABLE };
}

async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Result<T>> {
  let response: Response;
  const sent = Date.now();
  try {
    response = await fetch(BASE + path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    return { ok: false, problem: unreachable() };
  }
  serverClock.hear(response.headers.get('Date'), sent, Date.now());
  return response.ok
    ? { ok: true, value: (await content(response)) as T }
    : { ok: false, problem: await problemOf(response) };
}

async function content(response: Response): Promise<unknown> {
  const kind = response.headers.get('Content-Type') ?? '';
  return kind.includes('json') ? response.json() : response.text();
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const problem = (await response.json()) as Problem;
    if (typeof problem.code === 'string') return problem;
  } catch {
    /* not a problem document: a proxy answered */
  }
  const code = response.status >= 500 ? UNREACHABLE : 'bad_input';
  return { type: 'about:blank', title: response.statusText, status: response.status, detail: '', code };
}

const at = encodeURIComponent;

/** Everything the server offers, one function each. */
export const rest = {
  me: () => ask<Person>('GET', '/me'),
  rename: (name: string) => ask<Person>('PUT', '/me', { name }),
  about: () => ask<About>('GET', '/about'),
  signUp: (name: string, password: string, invitation: string | null = null) =>
    ask<Person>('POST', '/account', { name, password, invitation }),
  signIn: (name: string, password: string) => ask<Person>('POST', '/session', { name, password }),
  signOut: () => ask<null>('DELETE', '/session'),
  signOutEverywhere: () => ask<null>('DELETE', '/sessions'),
  changePassword: (old: string, fresh: string) => ask<Person>('PUT', '/me/password', { old, new: fresh }),
  forgottenPassword: (name: string) => ask<null>('POST', '/password/forgotten', { name }),
  newPassword: (wish: NewPasswordByLink) => ask<Person>('POST', '/password', wish),
  exportAddress: () => `${BASE}/me/export`,
  forgetMe: (password: string | null) => ask<null>('POST', '/me/delete', { password }),
  returnLink: (fresh: boolean) => ask<ReturnLink>('POST', '/me/return', { fresh }),
  comeBack: (person: string, key: string) => ask<Person>('POST', '/return', { person, key }),
  tokens: () => ask<TokenInfo[]>('GET', '/me/tokens'),
  makeToken: (token: NewToken) => ask<TokenMade>('POST', '/me/tokens', token),
  withdrawToken: (id: string) => ask<null>('DELETE', `/me/tokens/${at(id)}`),
  person: (id: string) => ask<Profile>('GET', `/people/${at(id)}`),
  games: () => ask<Meta[]>('GET', '/games'),
  game: (game: string) => ask<Meta>('GET', `/games/${at(game)}`),
  words: (game: string, language: string) => ask<string>('GET', `/games/${at(game)}/words/${language}`),
  data: <T>(game: string, file: string) => ask<T>('GET', `/games/${at(game)}/data/${at(file)}`),
  tasks: <T>(game: string, deck: string, region: string) =>
    ask<T[]>('GET', `/training/${at(game)}/${at(deck)}?region=${at(region)}`),
  answer: <T>(game: string, deck: string, task: string) =>
    ask<T>('GET', `/training/${at(game)}/${at(deck)}/${at(task)}`),
  tutorial: (game: string) => ask<TutorialInfo>('GET', `/games/${at(game)}/tutorial`),
  lessonPosition: (game: string, lesson: string, number: number) =>
    ask<TableView>('GET', `/games/${at(game)}/tutorial/${at(lesson)}/${number}`),
  previewInLesson: (game: string, lesson: string, number: number, moves: string[]) =>
    ask<Answer>(
      'GET',
      `/games/${at(game)}/tutorial/${at(lesson)}/${number}/preview?${moves.map((move) => `do=${at(move)}`).join('&')}`,
    ),
  playOn: (game: string, salt_hash: string | null) =>
    ask<TableView>('POST', `/games/${at(game)}/tutorial/table`, { salt_hash }),
  tables: () => ask<TableList>('GET', '/tables'),
  open: (table: NewTable) => ask<TableView>('POST', '/tables', table),
  table: (id: string, from?: number) =>
    ask<TableView>('GET', `/tables/${at(id)}${from === undefined ? '' : `?from=${from}`}`),
  sit: (id: string, seat: number, name: string, key: string | null, salt_hash: string | null) =>
    ask<TableView>('POST', `/tables/${at(id)}/seats/${seat}`, { name, key, salt_hash }),
  seatBot: (id: string, seat: number, bot: string) =>
    ask<TableView>('POST', `/tables/${at(id)}/seats/${seat}/bot`, { bot }),
  dismissBot: (id: string, seat: number) => ask<TableView>('DELETE', `/tables/${at(id)}/seats/${seat}/bot`),
  removePerson: (id: string, seat: number) => ask<TableView>('DELETE', `/tables/${at(id)}/seats/${seat}/person`),
  changeTerms: (id: string, terms: Terms) => ask<TableView>('PUT', `/tables/${at(id)}/terms`, terms),
  agree: (id: string, seat: number, terms: Terms) =>
    ask<TableView>('POST', `/tables/${at(id)}/seats/${seat}/agreement`, terms),
  newKey: (id: string, seat: NewKey['seat']) => ask<TableView>('POST', `/tables/${at(id)}/keys`, { seat }),
  invitation: (id: string, seat: Invitation['seat'], key: string) =>
    ask<TableHead>('POST', `/tables/${at(id)}/invitation`, { seat, key }),
  reserve: (id: string, seat: number, name: string) =>
    ask<TableView>('POST', `/tables/${at(id)}/seats/${seat}/reservation`, { name }),
  release: (id: string, seat: number) => ask<TableView>('DELETE', `/tables/${at(id)}/seats/${seat}/reservation`),
  remove: (id: string) => ask<null>('DELETE', `/tables/${at(id)}`),
  leave: (id: string, seat: number) => ask<TableView>('DELETE', `/tables/${at(id)}/seats/${seat}`),
  handToBot: (id: string, seat: number, bot: string | null) =>
    ask<TableView>('POST', `/tables/${at(id)}/seats/${seat}/substitute`, { bot }),
  takeBack: (id: string, seat: number) => ask<TableView>('DELETE', `/tables/${at(id)}/seats/${seat}/substitute`),
  concede: (id: string, seat: number) => ask<TableView>('POST', `/tables/${at(id)}/seats/${seat}/concede`, {}),
  offerSeat: (id: string, seat: number) => ask<TableView>('POST', `/tables/${at(id)}/seats/${seat}/handover`, {}),
  keepSeat: (id: string, seat: number) => ask<TableView>('DELETE', `/tables/${at(id)}/seats/${seat}/handover`),
  propose: (id: string, wish: Propose) => ask<TableView>('POST', `/tables/${at(id)}/proposal`, wish),
  vote: (id: string, seat: number, agree: boolean) =>
    ask<TableView>('POST', `/tables/${at(id)}/proposal/vote`, { seat, agree }),
  watch: (id: string, key: string) => ask<TableView>('POST', `/tables/${at(id)}/watch`, { key }),
  salt: (id: string, seat: number, salt: string) => ask<TableView>('POST', `/tables/${at(id)}/salts`, { seat, salt }),
  draft: (id: string, seat: number) => ask<Drafted>('GET', `/tables/${at(id)}/seats/${seat}/draft`),
  act: (id: string, request: string, seat: number, number: number, moves: string[]) =>
    ask<Accepted>('POST', `/tables/${at(id)}/actions`, { seat, number, do: moves }, { 'Idempotency-Key': request }),
  undo: (id: string, request: string, seat: number, number: number, count: number) =>
    ask<Accepted>('POST', `/tables/${at(id)}/undo`, { seat, number, count }, { 'Idempotency-Key': request }),
  why: (id: string, seat: number, moves: string[]) => ask<Answer>('POST', `/tables/${at(id)}/why`, { seat, do: moves }),
  preview: (id: string, seat: number, moves: string[]) =>
    ask<Answer>('POST', `/tables/${at(id)}/preview`, { seat, do: moves }),
  at: (id: string, number: number) => ask<Perspective[]>('GET', `/tables/${at(id)}/at/${number}`),
  record: (id: string) => ask<GameRecord>('GET', `/tables/${at(id)}/record`),
  note: (id: string, seat: number) => ask<SeatNote>('GET', `/tables/${at(id)}/seats/${seat}/note`),
  setNote: (id: string, seat: number, text: string) =>
    ask<SeatNote>('PUT', `/tables/${at(id)}/seats/${seat}/note`, { text }),
  notices: () => ask<Notices>('GET', '/me/notices'),
  addWay: (way: NewWay) => ask<Notices>('POST', '/me/notices', way),
  changeWay: (id: string, kinds: WayInfo['kinds'], digest: number) =>
    ask<Notices>('PUT', `/me/notices/${at(id)}`, { kinds, digest }),
  testWay: (id: string) => ask<Notices>('POST', `/me/notices/${at(id)}/test`, {}),
  renewWaySecret: (id: string) => ask<Notices>('POST', `/me/notices/${at(id)}/secret`, {}),
  removeWay: (id: string) => ask<null>('DELETE', `/me/notices/${at(id)}`),
  confirmWay: (way: string, key: string) => ask<null>('POST', '/notices/confirmation', { way, key }),
  tryOut: (id: string, attempt: Attempt) => ask<Analysed>('POST', `/tables/${at(id)}/analysis`, attempt),
  previewTrial: (id: string, wish: AttemptAsk) => ask<Answer>('POST', `/tables/${at(id)}/analysis/preview`, wish),
  plan: (id: string, seat: number) => ask<SeatPlan>('GET', `/tables/${at(id)}/seats/${seat}/plan`),
  setPlan: (id: string, seat: number, plan: NewPlan) =>
    ask<SeatPlan>('PUT', `/tables/${at(id)}/seats/${seat}/plan`, plan),
  orders: (id: string, seat: number) => ask<SeatOrders>('GET', `/tables/${at(id)}/seats/${seat}/orders`),
  setOrders: (id: string, seat: number, orders: NewOrders) =>
    ask<SeatOrders>('PUT', `/tables/${at(id)}/seats/${seat}/orders`, orders),
  removePlan: (id: string, seat: number) => ask<null>('DELETE', `/tables/${at(id)}/seats/${seat}/plan`),
  ahead: (id: string, seat: number, moves: string[]) =>
    ask<Ahead>('POST', `/tables/${at(id)}/seats/${seat}/plan/ahead`, { do: moves }),
  recordAddress: (id: string) => `${BASE}/tables/${at(id)}/record`,
  rematch: (id: string, salt_hashes: (string | null)[] = []) =>
    ask<TableView>('POST', `/tables/${at(id)}/rematch`, { salt_hashes }),
  fork: (id: string, fork: Fork) => ask<TableView>('POST', `/tables/${at(id)}/fork`, fork),
  curve: (id: string) => ask<Curve>('GET', `/tables/${at(id)}/curve`),
  drawCurve: (id: string) => ask<Curve>('POST', `/tables/${at(id)}/curve`, {}),
  upload: (record: unknown) => ask<TableView>('POST', '/records', record),
  pageAddress: (id: string) => `${BASE}/tables/${at(id)}/page`,
  report: (table: string, report: NewReport) => ask<Reported>('POST', `/tables/${at(table)}/reports`, report),
  host: () => ask<HostPage>('GET', '/host'),
  exportTableAddress: (table: string) => `${BASE}/host/tables/${at(table)}/export`,
  removeAnyTable: (table: string) => ask<null>('DELETE', `/host/tables/${at(table)}`),
  sanction: (person: string, sanction: NewSanction) =>
    ask<null>('POST', `/host/people/${at(person)}/sanctions`, sanction),
  renamePerson: (person: string, name: string) => ask<null>('PUT', `/host/people/${at(person)}/name`, { name }),
  lift: (person: string) => ask<null>('DELETE', `/host/people/${at(person)}/sanctions`),
  decideReport: (report: string, decision: ReportDecision) =>
    ask<null>('POST', `/host/reports/${at(report)}`, decision),
  retryNotice: (notice: string) => ask<null>('POST', `/host/notices/${at(notice)}`, {}),
  backUp: () => ask<BackupInfo>('POST', '/host/backups', {}),
  inviteAccount: (note: string) => ask<AccountInvitationMade>('POST', '/host/invitations', { note }),
  withdrawInvitation: (id: string) => ask<null>('DELETE', `/host/invitations/${at(id)}`),
  verify: (id: string) => ask<Verified>('POST', `/tables/${at(id)}/verify`, {}),
};
