import { rest } from '../../server/rest';
import { Atlas, type BoardFile, type DrawingFile } from './atlas';

/** The names of the files of a deck. */
export function filesOf(deck: string): [board: string, drawing: string] {
  const ending = deck === 'germany' ? '' : `_${deck}`;
  return [`board${ending}.json`, `drawing${ending}.json`];
}

/** The board of a deck, for pages beside the table; null if it cannot be had. */
export async function loadAtlas(game: string, deck: string): Promise<Atlas | null> {
  const [board, drawing] = filesOf(deck);
  const [file, lines] = await Promise.all([rest.data<BoardFile>(game, board), rest.data<DrawingFile>(game, drawing)]);
  return file.ok && lines.ok ? new Atlas(file.value, lines.value) : null;
}
