import type { BusInsights, BusView, Step } from '../../wire/wire';
import type { City } from './city';

export type { BusInsights, BusReach, BusView, Drive, Head, LineView, Riding, Space, Step } from '../../wire/wire';

/** The types of this game. */
export interface Bus {
  data: City;
  view: BusView;
  insights: BusInsights;
}

/** A kind of building, and the hour at which everybody wants to be there. */
export type Kind = BusView['hour'];

export type Area = Step['area'];

export const KINDS: Kind[] = ['house', 'office', 'pub'];
export const AREAS: Area[] = ['lines', 'buses', 'passengers', 'buildings', 'clock', 'vroomm', 'start'];
