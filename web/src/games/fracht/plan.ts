import { type Composing, type FrachtInsights, type FrachtRoute, type FrachtView, split } from './types';
import { type Drawn, drawn, routesWith } from './way';
import type { Yard } from './yard';

/** The cards whose ghosts and routes are shown: the one being composed, or the one pointed at in the hand. */
export function handed(plan: Composing, hot: string | null): { build: string | null; drive: string | null } {
  if (plan.verb === 'build') return { build: plan.card, drive: null };
  if (plan.verb === 'drive') return { build: null, drive: plan.card };
  const [kind, id] = hot ? split(hot) : ['', ''];
  return { build: kind === 'build' ? id : null, drive: kind === 'drive' ? id : null };
}

/** The routes to draw: of the drive that is composed or goes on, or of the card pointed at; the drafted one alone. */
export function plannedRoutes(
  yard: Yard,
  view: FrachtView,
  insights: FrachtInsights | null,
  seat: number,
  plan: Composing,
  card: string | null,
): Drawn[] {
  const goesOn = view.phase === 'step' && view.mover === seat;
  if (!insights || (!card && !goesOn)) return [];
  const open = routesWith(insights.routes, goesOn ? null : card);
  const wanted = plan.route === null ? open : open.filter((route) => begins(route, plan.route!));
  return wanted.map((route) => drawn(yard, view, seat, route));
}

/** The route pointed at: itself or its first part in a list, or the first one that ends in the place pointed at. */
export function pointedRoute(routes: Drawn[], hot: string | null): Drawn | undefined {
  return routes.find(
    ({ route, target }) => target === hot || (hot?.startsWith('route:') && begins(route, hot.slice('route:'.length))),
  );
}

/** Whether these decisions are a route or its first part. */
function begins(route: FrachtRoute, decisions: string): boolean {
  return `${route.do} `.startsWith(`${decisions} `);
}
