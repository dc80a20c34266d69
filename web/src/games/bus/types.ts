import type { BusView, Step } from '../../wire/wire';

export type { BusInsights, BusReach, BusView, Drive, Head, LineView, Riding, Space, Step } from '../../wire/wire';

/** A kind of building, and the hour at which everybody wants to be there. */
export type Kind = BusView['hour'];

export type Area = Step['area'];

export const KINDS: Kind[] = ['house', 'office', 'pub'];
export const AREAS: Area[] = ['lines', 'buses', 'passengers', 'buildings', 'clock', 'vroomm', 'start'];
