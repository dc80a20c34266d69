import type { Files } from './plan';

/** Read the data files that the board needs. */
export async function readFiles(data: <T>(file: string) => Promise<T>): Promise<Files> {
  const [board, tiles, awards, parts, research, starts] = await Promise.all([
    data<Files['board']>('board.json'),
    data<Files['tiles']>('action_tiles.json'),
    data<Files['awards']>('awards.json'),
    data<Files['parts']>('parts.json'),
    data<Files['research']>('research.json'),
    data<Files['starts']>('start_tiles.json'),
  ]);
  return { board, tiles, awards, parts, research, starts };
}
