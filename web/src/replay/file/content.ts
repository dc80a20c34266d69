import type { Curve, Draw, Meta, Perspective, TableView } from '../../wire/wire';

/** What stands packed in the file of a game. */
export interface Content {
  table: TableView;
  positions: Record<string, Perspective[]>;
  meta: Meta;
  words: Record<string, string>;
  data: Record<string, unknown>;
  draws: Draw[];
  curve: Curve;
}

/** The content of a file: base64, gzip, JSON. */
export async function unpacked(text: string): Promise<Content> {
  const bytes = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return JSON.parse(await new Response(stream).text()) as Content;
}
