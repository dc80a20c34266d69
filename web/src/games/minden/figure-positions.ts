import { plainSeat } from '../../wire/plain';
import type { MindenCard, MindenView, SeatInfo } from '../../wire/wire';
import type { Seen } from '../face';
import type { Figure } from './figures';
import { NO_STONES, stones, type Tip } from './tip';
import type { Minden } from './types';

const SYMBOLS = [2, 4, 1, 6];

/** Cards as they lie on the table: names and colours only. */
export const CARDS: MindenCard[] = [
  { id: 'helgoland', name: { id: 'card-helgoland' }, colour: 'green', keep: 2 },
  { id: 'jena', name: { id: 'card-jena' }, colour: 'yellow', keep: 4 },
  { id: 'minden', name: { id: 'card-minden' }, colour: 'orange', keep: 3 },
];

/** The people of the figures: only their symbols are shown. */
export const SEATS: SeatInfo[] = SYMBOLS.map((symbol, seat) => plainSeat(seat, { symbol }));

/** The position of a figure as the board draws it. */
export function perspective(figure: Figure): Seen<Minden> {
  const pawns = figure.pawns ?? [];
  const seats: MindenView['seats'] = pawns.map((position, seat) => ({
    position,
    chips: 1,
    card: null,
    tipped: false,
    kept: [0, 0, 0, 0],
    kept_cards: [],
    tip: seat === 0 && figure.tip ? { ...figure.tip, stones: stones(figure.tip), text: '' } : null,
  }));
  const view: MindenView = {
    phase: 'tip',
    to_act: [],
    prompt: { id: '', args: {} },
    clause: figure.clauses[0] ?? '',
    turn: 1,
    deck: 'germany',
    zone: 40,
    order: pawns.map((_, seat) => seat),
    start_order: pawns.map((_, seat) => seat),
    seats,
    display: [],
    top: null,
    pile: 0,
    box: 0,
    last: [],
    places: [],
    awards: [],
    ending: false,
  };
  return { seat: 0, view, insights: null, offers: [], undo: 0 };
}

/** What is described on the map of a figure. */
export function tipOfFigure(figure: Figure): Tip {
  return figure.tip ?? NO_STONES;
}
