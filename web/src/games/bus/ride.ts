import type { TransitionConfig } from 'svelte/transition';
import type { Point } from '../../board/geometry';
import { calm, STEP } from '../../board/travel';

const PIECE = 280;
const LONGEST = 900;

/** Somebody travels along a way to the last of its points; without motion they are simply there. */
export function ride(_node: Element, { points, order = 0 }: { points: Point[]; order?: number }): TransitionConfig {
  const end = points.at(-1);
  if (calm() || !end || points.length < 2) return { duration: 0 };
  const lengths = points
    .slice(1)
    .map((point, index) => Math.hypot(point.x - points[index]!.x, point.y - points[index]!.y));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  return {
    delay: Math.max(0, order) * STEP,
    duration: Math.min(LONGEST, PIECE * (1 + (points.length - 2) / 2)),
    easing: (t) => 1 - (1 - t) ** 2,
    css: (t) => {
      const { x, y } = at(points, lengths, t * whole);
      return `transform: translate(${x - end.x}px, ${y - end.y}px); opacity: ${Math.min(1, 0.3 + t * 4)}`;
    },
  };
}

/** The point so far along a way. */
function at(points: Point[], lengths: number[], far: number): Point {
  let rest = far;
  for (const [index, length] of lengths.entries()) {
    if (rest <= length && length > 0) {
      const [a, b] = [points[index]!, points[index + 1]!];
      return { x: a.x + ((b.x - a.x) * rest) / length, y: a.y + ((b.y - a.y) * rest) / length };
    }
    rest -= length;
  }
  return points.at(-1)!;
}
