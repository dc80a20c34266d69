import type { Result } from '../../server/rest';
import type { Curve, GameRecord } from '../../wire/wire';
import type { ReplaySource } from '../source';
import type { Content } from './content';

/** What the file has, or that it has not. */
function found<T>(value: T | undefined): Promise<Result<T>> {
  if (value !== undefined) return Promise.resolve({ ok: true, value });
  const problem = { type: 'about:blank', title: 'Not in this file', status: 404, detail: '', code: 'not_found' };
  return Promise.resolve({ ok: false, problem });
}

/** The game that stands in the page itself. */
export function fileSource(content: Content, record: string): ReplaySource {
  // nobody works out a curve here: there is one, or there is none
  const curve: Curve = content.curve.status === 'done' ? content.curve : { ...content.curve, status: 'impossible' };
  return {
    id: null,
    table: () => found(content.table),
    card: () => found(content.meta),
    data: <T>(_game: string, file: string) => found(content.data[file] as T | undefined),
    at: (number) => found(content.positions[number]),
    evidence: () => found({ record: JSON.parse(record) as GameRecord, draws: content.draws }),
    curve: () => found(curve),
    draw: () => found(curve),
  };
}
