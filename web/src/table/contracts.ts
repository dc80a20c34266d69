import type { GameFace } from '../games/face';
import type { Line, Perspective, TableView } from '../wire/wire';
import type { Words } from '../words/bundle';

/** What the end panel (src/ending/EndPanel.svelte) gets from the table when it is over. */
export interface EndPanelProps {
  table: TableView;
  /** All lines of the log, from the first. */
  lines: Line[];
  words: Words;
  /** The game's pictures; null for a game without a face. */
  face: GameFace | null;
  /** The own seat, null for a spectator. */
  seat: number | null;
  /** Close the panel and look at the board. */
  onclose: () => void;
}

/** An earlier position that is being looked at. */
export interface Past {
  index: number;
  turn: number;
  perspectives: Perspective[];
}

/** What a lesson says and lights up instead of the usual: a message of the game, a thing of the board, a line of the list. */
export interface Guide {
  id: string;
  part?: string | undefined;
  clause?: string | undefined;
  hot: string | null;
  row: string | null;
  /** Whether a decision is asked for; otherwise there is something to read. */
  asks: boolean;
}
