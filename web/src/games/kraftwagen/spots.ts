import type { Point } from '../../board/geometry';
import type { Box, Plan } from './plan';
import type { KraftwagenPlace, KraftwagenView } from './types';

/** A thing of the plan that can be pointed at, by its middle and size. */
export interface Spot extends Box {
  target: string;
}

/** The room inside the ring of the chain. */
export const MIDDLE: Box = { x: 975, y: 334, w: 258, h: 264 };
/** The whole ring, with room below it for the edge of a phone's sheet. */
export const RING: Box = { x: MIDDLE.x, y: MIDDLE.y, w: 464, h: 528 };
const FIELD = 84;

/** The panels that are printed on the plan. */
export const AREAS = ['grand_prix', 'action_track', 'research', 'awards', 'buyers', 'market'] as const;

/** Everything on the plan that can be chosen or asked about. */
export function spotsOf(plan: Plan, view: KraftwagenView): Spot[] {
  const { board } = plan;
  const { card_w: w, card_h: h, face_up } = board.research;
  const cards = view.open_cards.flatMap((card, index) =>
    face_up[index] ? [{ target: `card:${card}`, x: face_up[index].x, y: face_up[index].y, w, h }] : [],
  );
  const prices = view.prices.flatMap(({ value }, index) => {
    const at = board.market.prices[index];
    return at ? [{ target: `price:${value}`, x: at.x, y: at.y, w: 84, h: 60 }] : [];
  });
  const market = board.market.spaces.slice(0, view.market.length);
  return [
    ...chainSpots(plan, view.chain),
    ...middleSpots(view),
    ...cards,
    ...prices,
    ...market.map((space, index) => ({ target: `car:${index + 1}`, x: space.x, y: space.y, w: space.w, h: space.h })),
    ...board.buyers.stacks.map(({ id, x, y }) => ({ target: `buyer:${id}`, x: x + 44, y, w: 180, h: 94 })),
    ...board.awards.map(({ id, x, y, w: width, h: height }) => ({ target: `award:${id}`, x, y, w: width, h: height })),
    ...view.players.map((_, seat) => ({ target: `racer:${seat}`, ...racerPlace(plan, view, seat), w: 64, h: 56 })),
  ];
}

/** Tiles and workers of the chain lie on their fields of the ring. */
function chainSpots(plan: Plan, chain: KraftwagenPlace[]): Spot[] {
  return chain.map(({ field, tile, seat }) => ({
    target: tile === null ? `worker:${seat}` : `tile:${tile}`,
    ...plan.ring(field),
    w: FIELD,
    h: FIELD,
  }));
}

/** Start tiles, or the actions that are still to be done, lie inside the ring. */
function middleSpots(view: KraftwagenView): Spot[] {
  if (view.phase === 'choose_start_tile')
    return view.start_tiles.map((tile, index) => ({ target: `start:${tile}`, ...startBox(index) }));
  if (view.phase === 'use_porsche')
    return ['yes', 'no'].map((answer, index) => ({ target: `race:${answer}`, ...answerBox(index) }));
  const open = actionsShown(view);
  return open.map((action, index) => ({ target: `action:${action}`, ...actionBox(index, open.length) }));
}

/** The actions of the taken tile (or card) that are not finished, the running one first; an action of both is shown once. */
export function actionsShown({ doing, pending }: KraftwagenView): string[] {
  return [...new Set([...(doing ? [doing] : []), ...pending])];
}

export function startBox(index: number): Box {
  return { x: MIDDLE.x - 64 + (index % 2) * 128, y: MIDDLE.y - 50 + Math.floor(index / 2) * 116, w: 122, h: 110 };
}

export function actionBox(index: number, count: number): Box {
  const step = Math.min(112, MIDDLE.w / count);
  return { x: MIDDLE.x + (index - (count - 1) / 2) * step, y: MIDDLE.y + 20, w: step - 2, h: 96 };
}

export function answerBox(index: number): Box {
  return { x: MIDDLE.x - 62 + index * 124, y: MIDDLE.y + 50, w: 116, h: 96 };
}

/** Where a seat's race car stands: in its place of the pit lane, or on the track. */
export function racerPlace(plan: Plan, view: KraftwagenView, seat: number): Point {
  const at = view.players[seat]?.gp_position ?? 0;
  const { x, y } = at > 0 ? plan.track(at) : (plan.board.grand_prix.pit_lane[seat] ?? { x: 0, y: 0 });
  return { x, y };
}

/** The lowest free space of the market, where the next car will stand. */
export function freeSlot(view: KraftwagenView): number | null {
  const index = view.market.indexOf(null);
  return index < 0 ? null : index + 1;
}

/** A point beside a field, inside the ring. */
export function beside(plan: Plan, field: number, inset = 46): Point {
  const { x, y } = plan.ring(field);
  const step = (here: number, middle: number) =>
    Math.abs(here - middle) > 150 ? here + Math.sign(middle - here) * inset : here;
  return { x: step(x, MIDDLE.x), y: step(y, MIDDLE.y) };
}

/** The way of a jump along the inside of the ring, with the tip of its arrow at the tile. */
export function jumpWay(plan: Plan, from: number, distance: number): { line: string; tip: Point; angle: number } {
  const fields = Array.from(
    { length: distance + 1 },
    (_, step) => (from + step) % plan.board.action_track.fields.length,
  );
  const points = fields.map((field) => beside(plan, field));
  const last = fields.at(-1) ?? from;
  const [tip, tile] = [points.at(-1)!, plan.ring(last)];
  return {
    line: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`,
    tip,
    angle: (Math.atan2(tile.y - tip.y, tile.x - tip.x) * 180) / Math.PI,
  };
}

/** The target in its two parts; a part of a workshop keeps its kind (`workshop`, `body:3`). */
export function split(target: string): [string, string] {
  const colon = target.indexOf(':');
  return [target.slice(0, colon), target.slice(colon + 1)];
}
