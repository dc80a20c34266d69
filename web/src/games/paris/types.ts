import type { ParisInsights, ParisView } from '../../wire/wire';
import type { ParisMap } from './map';

/** The types of this game. */
export interface Paris {
  data: ParisMap;
  view: ParisView;
  insights: ParisInsights;
}
