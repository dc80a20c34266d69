import { type Evidence, evidenceOf } from '../chance/evidence';
import { rest, type Result } from '../server/rest';
import type { Curve, Meta, Perspective, TableView } from '../wire/wire';

/** Where a replay comes from: a table on the server, or the file that the page itself is. */
export interface ReplaySource {
  /** The table on the server; null in a file. */
  readonly id: string | null;
  table(): Promise<Result<TableView>>;
  card(game: string): Promise<Result<Meta>>;
  data<T>(game: string, file: string): Promise<Result<T>>;
  at(number: number): Promise<Result<Perspective[]>>;
  evidence(): Promise<Result<Evidence>>;
  /** How the seats stood, as far as it is known; `draw` has it worked out. */
  curve(): Promise<Result<Curve>>;
  draw(): Promise<Result<Curve>>;
}

/** A table on the server. */
export function tableSource(id: string): ReplaySource {
  return {
    id,
    table: () => rest.table(id),
    card: (game) => rest.game(game),
    data: (game, file) => rest.data(game, file),
    at: (number) => rest.at(id, number),
    evidence: () => evidenceOf(id),
    curve: () => rest.curve(id),
    draw: () => rest.drawCurve(id),
  };
}
