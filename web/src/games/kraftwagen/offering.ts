import type { Offer } from '../../wire/wire';
import { signed } from '../../words/numerals';
import type { KraftwagenForecast, KraftwagenInsights, KraftwagenSale, KraftwagenView } from './types';

/** The car that is being put together, as far as it is known. */
export interface DraftCar {
  body: number;
  engine: number | null;
  workers: number | null;
  price: number | null;
  marker: string | null;
}

/** What choosing a thing would bring if scoring came right after it. */
export function forecastOf(
  insights: KraftwagenInsights | null,
  targets: Map<string, Offer>,
  target: string | null,
): KraftwagenForecast | null {
  const offer = target ? targets.get(target) : undefined;
  return (offer && insights?.forecasts.find((forecast) => forecast.do === offer.do)) ?? null;
}

/** What a choice would change for the seller, as short as it can be said. */
export function changeOf({ money, lost, award, net }: KraftwagenForecast): string {
  return lost || award ? signed(net) : money ? `✓ ${money}` : '✗';
}

/** The forecast of what waits for Confirm, or of what is pointed at. */
export function consideredOf(
  insights: KraftwagenInsights | null,
  targets: Map<string, Offer>,
  target: string | null,
  chosen: Offer[],
): KraftwagenForecast | null {
  const last = chosen.at(-1);
  return last
    ? (insights?.forecasts.find((forecast) => forecast.do === last.do) ?? null)
    : forecastOf(insights, targets, target);
}

/** The car of the offer: what is chosen, and, while a choice is considered, the best that would follow from it. */
export function draftCar(view: KraftwagenView, considered: KraftwagenForecast | null): DraftCar | null {
  const { draft } = view;
  if (considered && (draft || considered.do.startsWith('offer_'))) {
    const { body, engine, workers, price, marker } = considered;
    return { body, engine, workers, price, marker };
  }
  return draft ? { ...draft, marker: null } : null;
}

/** Everybody's sales as they stand, or as they would be with the car that is considered (slot 0). */
export function salesIf(insights: KraftwagenInsights | null, considered: KraftwagenForecast | null): KraftwagenSale[] {
  return considered?.sales ?? insights?.sales ?? [];
}
