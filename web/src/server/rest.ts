import type {
  Attempt,
  AttemptAsk,
  Fork,
  GameRecord,
  Invitation,
  NewKey,
  NewOrders,
  NewPasswordByLink,
  NewPlan,
  NewReport,
  NewSanction,
  NewTable,
  NewToken,
  NewWay,
  PlaySettings,
  Propose,
  ReportDecision,
  Terms,
  WayInfo,
} from '../wire/wire';
import { addressOf, ask, type Result } from './ask';

export { type Result, UNREACHABLE } from './ask';

/** Types that a game brings are named by who asks. */
type Asked<T> = Promise<Result<T>>;

/** Everything the server offers, one function each. */
export const rest = {
  me: () => ask('GET /me'),
  rename: (name: string) => ask('PUT /me', { body: { name } }),
  changeSettings: (settings: PlaySettings) => ask('PUT /me/settings', { body: settings }),
  about: () => ask('GET /about'),
  signUp: (name: string, password: string, invitation: string | null = null) =>
    ask('POST /account', { body: { name, password, invitation } }),
  signIn: (name: string, password: string) => ask('POST /session', { body: { name, password } }),
  signOut: () => ask('DELETE /session'),
  signOutEverywhere: () => ask('DELETE /sessions'),
  changePassword: (old: string, fresh: string) => ask('PUT /me/password', { body: { old, new: fresh } }),
  forgottenPassword: (name: string) => ask('POST /password/forgotten', { body: { name } }),
  newPassword: (wish: NewPasswordByLink) => ask('POST /password', { body: wish }),
  openData: () => ask('GET /me/open-data'),
  agreeToOpenData: (agreed: boolean) => ask('PUT /me/open-data', { body: { agreed } }),
  exportAddress: () => addressOf('GET /me/export'),
  forgetMe: (password: string | null) => ask('POST /me/delete', { body: { password } }),
  returnLink: (fresh: boolean) => ask('POST /me/return', { body: { fresh } }),
  comeBack: (person: string, key: string) => ask('POST /return', { body: { person, key } }),
  tokens: () => ask('GET /me/tokens'),
  makeToken: (token: NewToken) => ask('POST /me/tokens', { body: token }),
  withdrawToken: (token: string) => ask('DELETE /me/tokens/{token}', { path: { token } }),
  bots: () => ask('GET /me/bots'),
  makeBot: (name: string) => ask('POST /me/bots', { body: { name } }),
  renameBot: (bot: string, name: string) => ask('PUT /me/bots/{bot}', { path: { bot }, body: { name } }),
  renewBotToken: (bot: string) => ask('POST /me/bots/{bot}/token', { path: { bot } }),
  removeBot: (bot: string) => ask('DELETE /me/bots/{bot}', { path: { bot } }),
  person: (person: string) => ask('GET /people/{person}', { path: { person } }),
  games: () => ask('GET /games'),
  game: (game: string) => ask('GET /games/{game}', { path: { game } }),
  words: (game: string, language: string) => ask('GET /games/{game}/words/{language}', { path: { game, language } }),
  data: <T>(game: string, file: string) => ask('GET /games/{game}/data/{file}', { path: { game, file } }) as Asked<T>,
  tasks: <T>(game: string, deck: string, region: string) =>
    ask('GET /training/{game}/{deck}', { path: { game, deck }, query: { region } }) as Asked<T[]>,
  answer: <T>(game: string, deck: string, card: string) =>
    ask('GET /training/{game}/{deck}/{card}', { path: { game, deck, card } }) as Asked<T>,
  tutorial: (game: string) => ask('GET /games/{game}/tutorial', { path: { game } }),
  lessonPosition: (game: string, lesson: string, number: number) =>
    ask('GET /games/{game}/tutorial/{lesson}/{number}', { path: { game, lesson, number } }),
  previewInLesson: (game: string, lesson: string, number: number, moves: string[]) =>
    ask('GET /games/{game}/tutorial/{lesson}/{number}/preview', {
      path: { game, lesson, number },
      query: { do: moves },
    }),
  playOn: (game: string, salt_hash: string | null) =>
    ask('POST /games/{game}/tutorial/table', { path: { game }, body: { salt_hash } }),
  tables: () => ask('GET /tables'),
  open: (table: NewTable) => ask('POST /tables', { body: table }),
  table: (table: string, from?: number) =>
    ask('GET /tables/{table}', { path: { table }, query: from === undefined ? {} : { from } }),
  sit: (table: string, seat: number, name: string, key: string | null, salt_hash: string | null) =>
    ask('POST /tables/{table}/seats/{seat}', { path: { table, seat }, body: { name, key, salt_hash } }),
  seatBot: (table: string, seat: number, bot: string) =>
    ask('POST /tables/{table}/seats/{seat}/bot', { path: { table, seat }, body: { bot } }),
  dismissBot: (table: string, seat: number) =>
    ask('DELETE /tables/{table}/seats/{seat}/bot', { path: { table, seat } }),
  removePerson: (table: string, seat: number) =>
    ask('DELETE /tables/{table}/seats/{seat}/person', { path: { table, seat } }),
  changeTerms: (table: string, terms: Terms) => ask('PUT /tables/{table}/terms', { path: { table }, body: terms }),
  agree: (table: string, seat: number, terms: Terms) =>
    ask('POST /tables/{table}/seats/{seat}/agreement', { path: { table, seat }, body: terms }),
  newKey: (table: string, seat: NewKey['seat']) =>
    ask('POST /tables/{table}/keys', { path: { table }, body: { seat } }),
  invitation: (table: string, seat: Invitation['seat'], key: string) =>
    ask('POST /tables/{table}/invitation', { path: { table }, body: { seat, key } }),
  reserve: (table: string, seat: number, name: string) =>
    ask('POST /tables/{table}/seats/{seat}/reservation', { path: { table, seat }, body: { name } }),
  release: (table: string, seat: number) =>
    ask('DELETE /tables/{table}/seats/{seat}/reservation', { path: { table, seat } }),
  remove: (table: string) => ask('DELETE /tables/{table}', { path: { table } }),
  leave: (table: string, seat: number) => ask('DELETE /tables/{table}/seats/{seat}', { path: { table, seat } }),
  handToBot: (table: string, seat: number, bot: string | null) =>
    ask('POST /tables/{table}/seats/{seat}/substitute', { path: { table, seat }, body: { bot } }),
  takeBack: (table: string, seat: number) =>
    ask('DELETE /tables/{table}/seats/{seat}/substitute', { path: { table, seat } }),
  concede: (table: string, seat: number) => ask('POST /tables/{table}/seats/{seat}/concede', { path: { table, seat } }),
  offerSeat: (table: string, seat: number) =>
    ask('POST /tables/{table}/seats/{seat}/handover', { path: { table, seat } }),
  keepSeat: (table: string, seat: number) =>
    ask('DELETE /tables/{table}/seats/{seat}/handover', { path: { table, seat } }),
  stillHere: (table: string, seat: number) => ask('POST /tables/{table}/seats/{seat}/here', { path: { table, seat } }),
  propose: (table: string, wish: Propose) => ask('POST /tables/{table}/proposal', { path: { table }, body: wish }),
  vote: (table: string, seat: number, agree: boolean) =>
    ask('POST /tables/{table}/proposal/vote', { path: { table }, body: { seat, agree } }),
  watch: (table: string, key: string) => ask('POST /tables/{table}/watch', { path: { table }, body: { key } }),
  salt: (table: string, seat: number, salt: string) =>
    ask('POST /tables/{table}/salts', { path: { table }, body: { seat, salt } }),
  draft: (table: string, seat: number) => ask('GET /tables/{table}/seats/{seat}/draft', { path: { table, seat } }),
  act: (table: string, request: string, seat: number, number: number, moves: string[]) =>
    ask('POST /tables/{table}/actions', {
      path: { table },
      header: { 'Idempotency-Key': request },
      body: { seat, number, do: moves },
    }),
  undo: (table: string, request: string, seat: number, number: number, count: number) =>
    ask('POST /tables/{table}/undo', {
      path: { table },
      header: { 'Idempotency-Key': request },
      body: { seat, number, count },
    }),
  why: (table: string, seat: number, moves: string[]) =>
    ask('POST /tables/{table}/why', { path: { table }, body: { seat, do: moves } }),
  preview: (table: string, seat: number, moves: string[]) =>
    ask('POST /tables/{table}/preview', { path: { table }, body: { seat, do: moves } }),
  at: (table: string, number: number) => ask('GET /tables/{table}/at/{number}', { path: { table, number } }),
  record: (table: string) => ask('GET /tables/{table}/record', { path: { table } }),
  note: (table: string, seat: number) => ask('GET /tables/{table}/seats/{seat}/note', { path: { table, seat } }),
  setNote: (table: string, seat: number, text: string) =>
    ask('PUT /tables/{table}/seats/{seat}/note', { path: { table, seat }, body: { text } }),
  notices: () => ask('GET /me/notices'),
  addWay: (way: NewWay) => ask('POST /me/notices', { body: way }),
  changeWay: (way: string, kinds: WayInfo['kinds'], digest: number) =>
    ask('PUT /me/notices/{way}', { path: { way }, body: { kinds, digest } }),
  testWay: (way: string) => ask('POST /me/notices/{way}/test', { path: { way } }),
  renewWaySecret: (way: string) => ask('POST /me/notices/{way}/secret', { path: { way } }),
  removeWay: (way: string) => ask('DELETE /me/notices/{way}', { path: { way } }),
  confirmWay: (way: string, key: string) => ask('POST /notices/confirmation', { body: { way, key } }),
  unsubscribeWay: (way: string, key: string) => ask('POST /notices/unsubscription', { body: { way, key } }),
  tryOut: (table: string, attempt: Attempt) => ask('POST /tables/{table}/analysis', { path: { table }, body: attempt }),
  previewTrial: (table: string, wish: AttemptAsk) =>
    ask('POST /tables/{table}/analysis/preview', { path: { table }, body: wish }),
  plan: (table: string, seat: number) => ask('GET /tables/{table}/seats/{seat}/plan', { path: { table, seat } }),
  setPlan: (table: string, seat: number, plan: NewPlan) =>
    ask('PUT /tables/{table}/seats/{seat}/plan', { path: { table, seat }, body: plan }),
  orders: (table: string, seat: number) => ask('GET /tables/{table}/seats/{seat}/orders', { path: { table, seat } }),
  setOrders: (table: string, seat: number, orders: NewOrders) =>
    ask('PUT /tables/{table}/seats/{seat}/orders', { path: { table, seat }, body: orders }),
  removePlan: (table: string, seat: number) =>
    ask('DELETE /tables/{table}/seats/{seat}/plan', { path: { table, seat } }),
  ahead: (table: string, seat: number, moves: string[]) =>
    ask('POST /tables/{table}/seats/{seat}/plan/ahead', { path: { table, seat }, body: { do: moves } }),
  recordAddress: (table: string) => addressOf('GET /tables/{table}/record', { table }),
  rematch: (table: string, salt_hashes: (string | null)[] = []) =>
    ask('POST /tables/{table}/rematch', { path: { table }, body: { salt_hashes } }),
  fork: (table: string, fork: Fork) => ask('POST /tables/{table}/fork', { path: { table }, body: fork }),
  curve: (table: string) => ask('GET /tables/{table}/curve', { path: { table } }),
  drawCurve: (table: string) => ask('POST /tables/{table}/curve', { path: { table } }),
  upload: (record: unknown) => ask('POST /records', { body: record as GameRecord }),
  pageAddress: (table: string) => addressOf('GET /tables/{table}/page', { table }),
  report: (table: string, report: NewReport) => ask('POST /tables/{table}/reports', { path: { table }, body: report }),
  host: () => ask('GET /host'),
  exportTableAddress: (table: string) => addressOf('GET /host/tables/{table}/export', { table }),
  removeAnyTable: (table: string) => ask('DELETE /host/tables/{table}', { path: { table } }),
  sanction: (person: string, sanction: NewSanction) =>
    ask('POST /host/people/{person}/sanctions', { path: { person }, body: sanction }),
  renamePerson: (person: string, name: string) =>
    ask('PUT /host/people/{person}/name', { path: { person }, body: { name } }),
  lift: (person: string) => ask('DELETE /host/people/{person}/sanctions', { path: { person } }),
  decideReport: (report: string, decision: ReportDecision) =>
    ask('POST /host/reports/{report}', { path: { report }, body: decision }),
  retryNotice: (notice: string) => ask('POST /host/notices/{delivery}', { path: { delivery: notice } }),
  backUp: () => ask('POST /host/backups'),
  inviteAccount: (note: string) => ask('POST /host/invitations', { body: { note } }),
  withdrawInvitation: (invitation: string) => ask('DELETE /host/invitations/{invitation}', { path: { invitation } }),
  verify: (table: string) => ask('POST /tables/{table}/verify', { path: { table } }),
};
