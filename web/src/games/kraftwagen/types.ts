/** What the server sends of Kraftwagen. */
export interface KraftwagenPlace { index: number; field: number; tile: string | null; actions: string[]; seat: number | null; special: boolean; bonus: string | null; n: number }
export interface KraftwagenPart { kind: string; value: number }
export interface KraftwagenCar {
  slot: number; seat: number; body: number; engine: number; workers: number; price: number; marker: string | null;
  counted_body: number; counted_engine: number; counted_prestige: number; counted_price: number;
}
export interface KraftwagenDraft { body: number; engine: number | null; workers: number | null; price: number | null }
export interface KraftwagenPrice { value: number; state: string; slot: number | null }
export interface KraftwagenStack { preference: string; left: number; white: number }
export interface KraftwagenAward { id: string; points: number; owner: number | null }
export interface KraftwagenSpecialStack { left: number; discard: string[] }
export interface KraftwagenPlayer {
  seat: number; start_tile: string | null; supply: number; canteen: number; on_cars: number; on_developments: number; workshops: KraftwagenPart[];
  gp_engine: number; gp_engine_is_tile: boolean; gp_position: number; laps: number; distance: number; body_points: number; engine_points: number;
  developments: string[]; inactive: string[]; engineers: string[]; markers: string[]; awards: string[]; cars_sold: number; money: number | null; income: Record<string, number>;
}
export interface KraftwagenView {
  phase: string; to_act: number[]; prompt: { id: string; args?: Record<string, string | number> }; clause: string; turn: number;
  round: number; rounds: number; turn_in_round: number; mover: number | null; player_order: number[]; chain: KraftwagenPlace[]; empty_fields: number[];
  tile: string | null; pending: string[]; doing: string | null; part_in_hand: KraftwagenPart | null; level_plus: number; draft: KraftwagenDraft | null;
  open_cards: string[]; deck: number; discard: string[]; body_supply: number[]; engine_supply: number[]; colour: string; prices: KraftwagenPrice[];
  market: (KraftwagenCar | null)[]; active_buyers: (string | null)[]; stacks: KraftwagenStack[]; buyer_track: string; buyer_fields: string[];
  neutral_cars: number[]; track_length: number; awards: KraftwagenAward[]; start_tiles: string[]; special: KraftwagenSpecialStack | null; players: KraftwagenPlayer[];
}
export interface KraftwagenPassed { seat: number; tiles: string[]; turns: number }
export interface KraftwagenJump { tile: string; distance: number; again: boolean; next: number; left: string[]; swept: string[]; passed: KraftwagenPassed[] }
export interface KraftwagenSale { place: number; preference: string; slot: number | null; seat: number | null; measure: number; price: number; doubled: boolean; money: number }
export interface KraftwagenForecast {
  do: string; sold: boolean; preference: string | null; place: number | null; money: number; body: number; engine: number; workers: number; price: number; marker: string | null;
}
export interface KraftwagenRacer { seat: number | null; position: number; laps: number; place: number | null; points: number; bonus: number }
export interface KraftwagenDrive { seat: number; distance: number; to: number; laps: number }
export interface KraftwagenAim { award: string; points: number; missing: number[] }
export interface KraftwagenEnding { spaces: number; buyer_actions: number; turns: number; ready: number[] }
export interface KraftwagenInsights {
  jumps: KraftwagenJump[]; sales: KraftwagenSale[]; next_buyer: KraftwagenSale[]; unsold: number[]; forecasts: KraftwagenForecast[]; race: KraftwagenRacer[];
  drives: KraftwagenDrive[]; aims: KraftwagenAim[]; ending: KraftwagenEnding; levels: [number, number][]; money: (number | null)[];
}
