import type { KraftwagenInsights, KraftwagenView } from '../../wire/wire';
import type { Plan } from './plan';

export type {
  KraftwagenAim,
  KraftwagenCar,
  KraftwagenForecast,
  KraftwagenInsights,
  KraftwagenJump,
  KraftwagenPart,
  KraftwagenPlace,
  KraftwagenPlayer,
  KraftwagenSale,
  KraftwagenView,
} from '../../wire/wire';

/** The types of this game. */
export interface Kraftwagen {
  data: Plan;
  view: KraftwagenView;
  insights: KraftwagenInsights;
}
