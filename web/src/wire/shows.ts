/* Written by `npm run types` from the cards of the games; not to be edited by hand. */

/** For how many seconds a decision is shown before the next one. */
export const LINE_SECONDS = 0.8;

/** For how many seconds each of these facts is shown at length, by game; clocks are held for so long. */
export const SHOWS = {
  bus: { clock_ran: 2.4, clock_let_run: 2.4, clock_stopped: 2.4, walked: 2.4, rode: 2.4, round: 2.4 },
  fracht: {
    check: 2.4,
    'check-pushed': 2.4,
    shed: 2.4,
    shoved: 2.4,
    'shoved-in': 2.4,
    'push-off': 2.4,
    'own-off': 2.4,
    deliver: 2.4,
    'deliver-open': 2.4,
  },
  kraftwagen: { race: 2.4, sold: 2.4, unsold: 2.4, round_ends: 15 },
  minden: { evaluated: 7.4, majority: 3.3, tie: 3.3 },
  paris: { built: 2.4, traded: 2.4 },
} as const;
