import type { Point } from '../geo.ts';
import type { Cluster } from './clusters.ts';
import type { Seen } from './marks.ts';

/** What was painted, where on the picture, and how far it reaches. */
export type Shown = {
  readonly cluster: Cluster<Seen>;
  readonly pixel: Point;
  readonly radius: number;
};

/** A finger and a shaking hand reach so much further. */
const REACH = 10;

/** What stands at a pixel: the nearest of those that reach it, the last painted where several are as near. */
export function hitOf(shown: readonly Shown[], [x, y]: Point): Cluster<Seen> | null {
  let nearest: { readonly cluster: Cluster<Seen>; readonly away: number } | null = null;
  for (const { cluster, pixel, radius } of shown) {
    const away = Math.hypot(pixel[0] - x, pixel[1] - y);
    if (away > radius + REACH || (nearest && away > nearest.away)) continue;
    nearest = { cluster, away };
  }
  return nearest?.cluster ?? null;
}
