import type { GameFace } from './face';

const faces = import.meta.glob<{ default: GameFace }>('./*/index.ts');

/** The face of a game, loaded when it is needed; null for a game that is played from the action list. */
export async function gameFace(game: string): Promise<GameFace | null> {
  const load = faces[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}
