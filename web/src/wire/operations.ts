/* Written by `npm run types` from the server's OpenAPI document; not to be edited by hand. */
import type {
  About,
  Accepted,
  AccountInvitationMade,
  Act,
  Ahead,
  Analysed,
  Answer,
  Ask,
  AskHint,
  Attempt,
  AttemptAsk,
  BackupInfo,
  BotInfo,
  BotMade,
  BotName,
  ChangedWay,
  ChatLine,
  Confirm,
  Curve,
  Draft,
  Drafted,
  Farewell,
  ForgottenPassword,
  Fork,
  GameRecord,
  HandOver,
  Hint,
  HostPage,
  Invitation,
  Meta,
  NewAccount,
  NewAccountInvitation,
  NewBot,
  NewKey,
  NewName,
  NewOpenDataConsent,
  NewOrders,
  NewPassword,
  NewPasswordByLink,
  NewPlan,
  NewReport,
  NewReturn,
  NewSanction,
  NewTable,
  NewToken,
  NewWay,
  Notices,
  OpenDataConsent,
  Person,
  Perspective,
  PlayOn,
  PlaySettings,
  Profile,
  Propose,
  Rematch,
  ReportDecision,
  Reported,
  Reserve,
  Return,
  ReturnLink,
  Said,
  Salt,
  Say,
  SeatBot,
  SeatNote,
  SeatOrders,
  SeatPlan,
  SignIn,
  SitDown,
  TableHead,
  TableList,
  TableView,
  TakeBack,
  Terms,
  TokenInfo,
  TokenMade,
  TutorialInfo,
  Verified,
  Vote,
  WatchKey,
} from './wire';

export const BASE = '/api/v1';

/** What each operation takes (path, query, header, body), and what it answers. */
export interface Operations {
  'GET /about': { answer: About };
  'GET /me': { answer: Person };
  'PUT /me': { body: NewName; answer: Person };
  'PUT /me/settings': { body: PlaySettings; answer: Person };
  'GET /me/open-data': { answer: OpenDataConsent };
  'PUT /me/open-data': { body: NewOpenDataConsent; answer: OpenDataConsent };
  'GET /me/export': { answer: unknown };
  'POST /me/delete': { body: Farewell; answer: null };
  'POST /account': { body: NewAccount; answer: Person };
  'POST /session': { body: SignIn; answer: Person };
  'DELETE /session': { answer: null };
  'DELETE /sessions': { answer: null };
  'PUT /me/password': { body: NewPassword; answer: Person };
  'POST /me/return': { body: NewReturn; answer: ReturnLink };
  'DELETE /me/return': { answer: null };
  'POST /return': { body: Return; answer: Person };
  'GET /me/bots': { answer: BotInfo[] };
  'POST /me/bots': { body: NewBot; answer: BotMade };
  'PUT /me/bots/{bot}': { path: { bot: string }; body: BotName; answer: BotInfo };
  'DELETE /me/bots/{bot}': { path: { bot: string }; answer: null };
  'POST /me/bots/{bot}/token': { path: { bot: string }; answer: BotMade };
  'GET /me/stream': { query?: { since?: string | null }; answer: string };
  'GET /me/tokens': { answer: TokenInfo[] };
  'POST /me/tokens': { body: NewToken; answer: TokenMade };
  'DELETE /me/tokens/{token}': { path: { token: string }; answer: null };
  'GET /people/{person}': { path: { person: string }; answer: Profile };
  'GET /games': { answer: Meta[] };
  'GET /games/{game}': { path: { game: string }; answer: Meta };
  'GET /games/{game}/words/{language}': { path: { game: string; language: string }; answer: string };
  'GET /games/{game}/data/{file}': { path: { game: string; file: string }; answer: unknown };
  'GET /tables': { answer: TableList };
  'POST /tables': { body: NewTable; answer: TableView };
  'GET /tables/{table}': { path: { table: string }; query?: { from?: number }; answer: TableView };
  'DELETE /tables/{table}': { path: { table: string }; answer: null };
  'POST /tables/{table}/seats/{seat}': { path: { table: string; seat: number }; body: SitDown; answer: TableView };
  'DELETE /tables/{table}/seats/{seat}': { path: { table: string; seat: number }; answer: TableView };
  'POST /tables/{table}/seats/{seat}/bot': { path: { table: string; seat: number }; body: SeatBot; answer: TableView };
  'DELETE /tables/{table}/seats/{seat}/bot': { path: { table: string; seat: number }; answer: TableView };
  'POST /tables/{table}/keys': { path: { table: string }; body: NewKey; answer: TableView };
  'POST /tables/{table}/invitation': { path: { table: string }; body: Invitation; answer: TableHead };
  'POST /tables/{table}/seats/{seat}/reservation': {
    path: { table: string; seat: number };
    body: Reserve;
    answer: TableView;
  };
  'DELETE /tables/{table}/seats/{seat}/reservation': { path: { table: string; seat: number }; answer: TableView };
  'DELETE /tables/{table}/seats/{seat}/person': { path: { table: string; seat: number }; answer: TableView };
  'PUT /tables/{table}/terms': { path: { table: string }; body: Terms; answer: TableView };
  'POST /tables/{table}/seats/{seat}/agreement': {
    path: { table: string; seat: number };
    body: Terms;
    answer: TableView;
  };
  'POST /tables/{table}/seats/{seat}/substitute': {
    path: { table: string; seat: number };
    body: HandOver;
    answer: TableView;
  };
  'DELETE /tables/{table}/seats/{seat}/substitute': { path: { table: string; seat: number }; answer: TableView };
  'POST /tables/{table}/seats/{seat}/concede': { path: { table: string; seat: number }; answer: TableView };
  'POST /tables/{table}/seats/{seat}/handover': { path: { table: string; seat: number }; answer: TableView };
  'DELETE /tables/{table}/seats/{seat}/handover': { path: { table: string; seat: number }; answer: TableView };
  'POST /tables/{table}/seats/{seat}/here': { path: { table: string; seat: number }; answer: TableView };
  'POST /tables/{table}/proposal': { path: { table: string }; body: Propose; answer: TableView };
  'POST /tables/{table}/proposal/vote': { path: { table: string }; body: Vote; answer: TableView };
  'POST /tables/{table}/watch': { path: { table: string }; body: WatchKey; answer: TableView };
  'POST /tables/{table}/salts': { path: { table: string }; body: Salt; answer: TableView };
  'POST /tables/{table}/actions': {
    path: { table: string };
    header?: { 'Idempotency-Key'?: string | null };
    body: Act;
    answer: Accepted;
  };
  'POST /tables/{table}/undo': {
    path: { table: string };
    header?: { 'Idempotency-Key'?: string | null };
    body: TakeBack;
    answer: Accepted;
  };
  'POST /tables/{table}/why': { path: { table: string }; body: Ask; answer: Answer };
  'POST /tables/{table}/preview': { path: { table: string }; body: Ask; answer: Answer };
  'GET /tables/{table}/at/{number}': { path: { table: string; number: number }; answer: Perspective[] };
  'GET /tables/{table}/record': { path: { table: string }; query?: { seat?: number | null }; answer: GameRecord };
  'POST /tables/{table}/rematch': { path: { table: string }; body: Rematch | null; answer: TableView };
  'POST /tables/{table}/verify': { path: { table: string }; answer: Verified };
  'GET /training/{game}/{deck}': {
    path: { game: string; deck: string };
    query?: { region?: string };
    answer: unknown[];
  };
  'GET /training/{game}/{deck}/{card}': { path: { game: string; deck: string; card: string }; answer: unknown };
  'GET /games/{game}/tutorial': { path: { game: string }; answer: TutorialInfo };
  'GET /games/{game}/tutorial/{lesson}/{number}': {
    path: { game: string; lesson: string; number: number };
    answer: TableView;
  };
  'GET /games/{game}/tutorial/{lesson}/{number}/preview': {
    path: { game: string; lesson: string; number: number };
    query: { do: string[] };
    answer: Answer;
  };
  'POST /games/{game}/tutorial/table': { path: { game: string }; body: PlayOn; answer: TableView };
  'GET /tables/{table}/seats/{seat}/draft': { path: { table: string; seat: number }; answer: Drafted };
  'PUT /tables/{table}/seats/{seat}/draft': { path: { table: string; seat: number }; body: Draft; answer: null };
  'GET /me/notices': { answer: Notices };
  'POST /me/notices': { body: NewWay; answer: Notices };
  'PUT /me/notices/{way}': { path: { way: string }; body: ChangedWay; answer: Notices };
  'DELETE /me/notices/{way}': { path: { way: string }; answer: null };
  'POST /me/notices/{way}/test': { path: { way: string }; answer: Notices };
  'POST /me/notices/{way}/secret': { path: { way: string }; answer: Notices };
  'POST /notices/confirmation': { body: Confirm; answer: null };
  'POST /notices/unsubscription': { body: Confirm; answer: null };
  'POST /password/forgotten': { body: ForgottenPassword; answer: null };
  'POST /password': { body: NewPasswordByLink; answer: Person };
  'POST /tables/{table}/fork': { path: { table: string }; body: Fork; answer: TableView };
  'GET /tables/{table}/curve': { path: { table: string }; answer: Curve };
  'POST /tables/{table}/curve': { path: { table: string }; answer: Curve };
  'GET /tables/{table}/page': { path: { table: string }; answer: string };
  'POST /records': { body: GameRecord; answer: TableView };
  'GET /tables/{table}/seats/{seat}/plan': { path: { table: string; seat: number }; answer: SeatPlan };
  'PUT /tables/{table}/seats/{seat}/plan': { path: { table: string; seat: number }; body: NewPlan; answer: SeatPlan };
  'DELETE /tables/{table}/seats/{seat}/plan': { path: { table: string; seat: number }; answer: null };
  'POST /tables/{table}/seats/{seat}/plan/ahead': {
    path: { table: string; seat: number };
    body: NewPlan;
    answer: Ahead;
  };
  'GET /tables/{table}/seats/{seat}/orders': { path: { table: string; seat: number }; answer: SeatOrders };
  'PUT /tables/{table}/seats/{seat}/orders': {
    path: { table: string; seat: number };
    body: NewOrders;
    answer: SeatOrders;
  };
  'POST /tables/{table}/hint': { path: { table: string }; body: AskHint; answer: Hint };
  'POST /tables/{table}/analysis': { path: { table: string }; body: Attempt; answer: Analysed };
  'POST /tables/{table}/analysis/preview': { path: { table: string }; body: AttemptAsk; answer: Answer };
  'GET /tables/{table}/chat': { path: { table: string }; query?: { after?: number }; answer: ChatLine[] };
  'POST /tables/{table}/chat': {
    path: { table: string };
    header?: { 'Idempotency-Key'?: string | null };
    body: Say;
    answer: Said;
  };
  'GET /tables/{table}/seats/{seat}/note': { path: { table: string; seat: number }; answer: SeatNote };
  'PUT /tables/{table}/seats/{seat}/note': { path: { table: string; seat: number }; body: SeatNote; answer: SeatNote };
  'POST /tables/{table}/reports': { path: { table: string }; body: NewReport; answer: Reported };
  'GET /host': { answer: HostPage };
  'GET /host/tables/{table}/export': { path: { table: string }; answer: GameRecord };
  'DELETE /host/tables/{table}': { path: { table: string }; answer: null };
  'PUT /host/people/{person}/name': { path: { person: string }; body: NewName; answer: null };
  'POST /host/people/{person}/sanctions': { path: { person: string }; body: NewSanction; answer: null };
  'DELETE /host/people/{person}/sanctions': { path: { person: string }; answer: null };
  'POST /host/reports/{report}': { path: { report: string }; body: ReportDecision; answer: null };
  'POST /host/notices/{delivery}': { path: { delivery: string }; answer: null };
  'POST /host/backups': { answer: BackupInfo };
  'POST /host/invitations': { body: NewAccountInvitation; answer: AccountInvitationMade };
  'DELETE /host/invitations/{invitation}': { path: { invitation: string }; answer: null };
}
