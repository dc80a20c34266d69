import { plainFace } from '../plain/face';
import { PLAIN_BOARD } from '../plain/squares';
import { rest, type Result } from '../server/rest';
import type { Problem } from '../wire/wire';
import type { GameFace } from './face';

const faces = import.meta.glob<{ default: GameFace }>('./*/index.ts');

/** Where the data files of a game come from: the server, or the page itself. */
export type Files = <T>(file: string) => Promise<Result<T>>;

/** The face that a game brings, loaded when it is needed; null for a game that brings none. */
export async function gameFace(game: string): Promise<GameFace | null> {
  const load = faces[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}

/**
 * The face with the geometry of its board: the game's own, or the plain one if its data has squares. Null for a game
 * that is played from the action list. Fails if the files do not come.
 */
export async function loadedFace(
  game: string,
  options: Record<string, unknown>,
  files: Files = (file) => rest.data(game, file),
): Promise<[GameFace | null, unknown]> {
  const own = await gameFace(game);
  if (own) return [own, await own.load(async <T>(file: string) => came(await files<T>(file)), options)];
  const squares = await files(PLAIN_BOARD);
  const none = !squares.ok && squares.problem.status === 404;
  return none ? [null, undefined] : [plainFace, came(squares)];
}

/** A data file of a game did not come. */
export class MissingFile extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

function came<T>(answer: Result<T>): T {
  if (answer.ok) return answer.value;
  throw new MissingFile(answer.problem);
}
