import type { GameFace } from '../games/face';
import type { Line, TableView } from '../wire/wire';
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
