import type { Offer, SeatInfo } from './wire';

/** An offer that has nothing but its notation, for the figures of the rules and for tests. */
export function plainOffer(notation: string, change: Partial<Offer> = {}): Offer {
  return {
    do: notation,
    group: '',
    label: { id: '', args: {} },
    targets: [],
    effect: null,
    detail: null,
    warning: null,
    then: [],
    closes: false,
    form: null,
    ...change,
  };
}

/** A seat at which somebody is present, for the figures of the rules and for tests. */
export function plainSeat(seat: number, change: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat,
    name: '',
    bot: null,
    symbol: seat + 1,
    present: true,
    person: null,
    reserved: null,
    reserved_name: null,
    conceded: false,
    offered: false,
    former: false,
    away_at: null,
    called: false,
    stood_in: null,
    bot_account: false,
    bot_owner: null,
    agreed: true,
    gone_at: null,
    ...change,
  };
}
