import type { Connection, Hooks } from '../server/live';
import { rest, type Result } from '../server/rest';
import type { Analysed, Answer, Hint, Line, SeatInfo, TableView, Tried } from '../wire/wire';

/** What is tried out: the position after so many entries of a table, with the knowledge of a seat. */
export interface Start {
  /** The table as it is shown. */
  table: TableView;
  /** Its seats with the names under which they are shown. */
  seats: SeatInfo[];
  number: number;
  /** The own seat whose knowledge counts; null for a spectator, or after the end. */
  seat: number | null;
}

/** Tells a table what comes of decisions that are tried out: every request names all of them, nothing is stored. */
export class AnalysisLine implements Connection {
  readonly waiting = 0;
  private tried: Tried[] = [];
  /** All lines that were ever shown, in order; those of decisions that were taken back are marked. */
  private lines: Line[] = [];
  /** Grows with every answer, also when decisions are taken back: the length of the log for whoever is shown it. */
  private count = 0;
  private stopped = false;

  constructor(
    private readonly begin: Start,
    private readonly hooks: Hooks,
    private readonly answered: (found: Analysed) => void,
  ) {}

  start(): void {
    void this.go([]).then((answer) => {
      if (!answer.ok) this.hooks.problem(answer.problem);
    });
  }

  stop(): void {
    this.stopped = true;
  }

  act(seat: number, _number: number, moves: string[]): Promise<Result<number>> {
    return this.go([...this.tried, ...moves.map((move) => ({ seat, do: move }))]);
  }

  undo(_seat: number, _number: number, count = 1): Promise<Result<number>> {
    return this.go(this.tried.slice(0, -count));
  }

  startOver(): Promise<Result<number>> {
    return this.go([]);
  }

  preview(seat: number, moves: string[]): Promise<Result<Answer>> {
    return rest.previewTrial(this.begin.table.head.id, { ...this.attempt(this.tried), by: seat, do: moves });
  }

  why(seat: number, moves: string[]): Promise<Result<Answer>> {
    return this.preview(seat, moves);
  }

  /* What trying out has no use for */
  wake(): void {}
  look(): void {}
  salt = (): Promise<Result<number>> => this.nothing();
  say = (): Promise<Result<number>> => this.nothing();
  draft = (): Promise<Result<number>> => this.nothing();
  showsPosition = (): Promise<Result<number>> => this.nothing();
  hint = (): Promise<Result<Hint>> => Promise.reject(new Error('No hints are given while trying out.'));

  private nothing(): Promise<Result<number>> {
    return Promise.resolve({ ok: true, value: this.count });
  }

  private attempt(tried: Tried[]) {
    return { number: this.begin.number, seat: this.begin.seat, tried };
  }

  /** Show the position after these decisions; a refusal leaves what is shown. */
  private async go(tried: Tried[]): Promise<Result<number>> {
    const answer = await rest.tryOut(this.begin.table.head.id, this.attempt(tried));
    if (!answer.ok) return answer;
    if (this.stopped) return { ok: true, value: this.count };
    this.follow(tried, answer.value.lines);
    this.tried = tried;
    this.count += 1;
    this.answered(answer.value);
    this.hooks.table(shownTable(this.begin, answer.value, this.lines, this.count), this.count === 1);
    this.hooks.link('live');
    return { ok: true, value: this.count };
  }

  /** Mark the lines of decisions that were taken back, and add those of new ones. */
  private follow(tried: Tried[], lines: Line[]): void {
    const counting = this.lines.filter((line) => !line.taken_back);
    const kept = Math.min(tried.length, this.tried.length);
    const gone = new Set(counting.slice(kept).map(({ index }) => index));
    const next = this.lines.length;
    this.lines = [
      ...this.lines.map((line) => (gone.has(line.index) ? { ...line, taken_back: true } : line)),
      ...lines.slice(kept).map((line, at) => ({ ...line, index: next + at })),
    ];
  }
}

/** Seats for which decisions are tried out: all of them, or the own one where the rules hide what others have seen. */
function triedSeats(seats: SeatInfo[], { perspectives, to_act }: Analysed): number[] {
  const seen = perspectives.flatMap(({ seat }) => seat ?? []);
  return to_act.every((seat) => seen.includes(seat)) ? seats.map(({ seat }) => seat) : seen;
}

/** The table as whoever tries out sees it: all seats are the reader's, and nothing of what people agree on is left. */
export function shownTable({ table, seats }: Start, found: Analysed, lines: Line[], number: number): TableView {
  return {
    ...table,
    head: {
      ...table.head,
      status: 'running',
      seats: seats.map((seat) => ({ ...seat, bot: null, present: true, away_at: null, gone_at: null })),
      mine: triedSeats(seats, found),
      kept: [],
      to_act: found.to_act,
      turn: found.turn,
      number,
      places: null,
      next: null,
      time: null,
      clocks: null,
      proposal: null,
      ended: null,
      hints: false,
      plans: false,
      timer: null,
      rests: false,
      vanish_at: [],
    },
    proof: { ...table.proof, wanted: [] },
    keys: {},
    perspectives: found.perspectives,
    lines,
    lines_from: 0,
    outcome: found.outcome,
    look_back: 'all',
  };
}
