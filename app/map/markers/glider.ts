import type Geometry from 'ol/geom/Point.js';
import type { Point } from '../geo.ts';
import { type Glide, isOver, planGlide, pointAt } from './glide.ts';

/** When it is, in milliseconds, and how to be called at the next frame. */
export type Clock = {
  readonly now: () => number;
  readonly nextFrame: (run: () => void) => void;
};

/** Moves points over time. There is one frame loop for all of them, and none while all rest. */
export function createGlider(clock: Clock, reducedMotion: boolean) {
  const gliding = new Map<Geometry, Glide>();
  const heardAt = new WeakMap<Geometry, number>();

  function step(): void {
    const now = clock.now();
    for (const [geometry, glide] of gliding) {
      geometry.setCoordinates([...pointAt(glide, now)]);
      if (isOver(glide, now)) gliding.delete(geometry);
    }
    if (gliding.size > 0) clock.nextFrame(step);
  }

  return {
    /** Sends a point on its way; one that is under way turns from where it is. */
    send(geometry: Geometry, to: Point): void {
      const now = clock.now();
      const [x = 0, y = 0] = geometry.getCoordinates();
      const glide = planGlide([x, y], to, now, now - (heardAt.get(geometry) ?? 0));
      heardAt.set(geometry, now);
      if (reducedMotion || glide.duration === 0) {
        gliding.delete(geometry);
        geometry.setCoordinates([...glide.to]);
        return;
      }
      if (gliding.size === 0) clock.nextFrame(step);
      gliding.set(geometry, glide);
    },
    forget(geometry: Geometry): void {
      gliding.delete(geometry);
    },
  };
}

export type Glider = ReturnType<typeof createGlider>;
