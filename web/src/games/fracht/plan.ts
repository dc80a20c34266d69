import { split, type Composing, type FrachtInsights, type FrachtView } from './types';
import { drawn, routesWith, type Drawn } from './way';
import type { Yard } from './yard';

/** The cards whose ghosts and routes are shown: the one being composed, or the one pointed at in the hand. */
export function handed(plan: Composing, hot: string | null): { build: string | null; drive: string | null } {
  if (plan.verb === 'build') return { build: plan.card, drive: null };
  if (plan.verb === 'drive') return { build: null, drive: plan.card };
  const [kind, id] = hot ? split(hot) : ['', ''];
  return { build: kind === 'build' ? id : null, drive: kind === 'drive' ? id : null };
}

/** The routes to draw: of the drive that is composed or goes on, or of the card pointed at; the drafted one alone. */
export function plannedRoutes(yard: Yard, view: FrachtView, insights: FrachtInsights | null, seat: number, plan: Composing, card: string | null): Drawn[] {
  const goesOn = view.phase === 'step' && view.mover === seat;
  if (!insights || (!card && !goesOn)) return [];
  const open = routesWith(insights.routes, goesOn ? null : card);
  const wanted = plan.route === null ? open : open.filter((route) => route.do === plan.route).slice(0, 1);
  return wanted.map((route) => drawn(yard, view, seat, route));
}
