import { rest } from '../server/rest';
import type { GameFace } from './face';

const faces = import.meta.glob<{ default: GameFace }>('./*/index.ts');

/** The face of a game, loaded when it is needed; null for a game that is played from the action list. */
export async function gameFace(game: string): Promise<GameFace | null> {
  const load = faces[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}

/** The face with the geometry of its board; fails if the server does not answer. */
export async function loadedFace(game: string, options: Record<string, unknown>): Promise<[GameFace | null, unknown]> {
  const face = await gameFace(game);
  return [face, await face?.load(<T>(file: string) => boardFile<T>(game, file), options)];
}

async function boardFile<T>(game: string, file: string): Promise<T> {
  const answer = await rest.data<T>(game, file);
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.value;
}
