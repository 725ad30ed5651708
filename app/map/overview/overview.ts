import type OlMap from 'ol/Map.js';
import type { Position } from '#schemas';
import { toPosition } from '../geo.ts';
import type { CanvasLayer } from '../paint/canvas-layer.ts';
import { clustersOf } from './clusters.ts';
import { hitOf, type Shown } from './hit.ts';
import { createMarks } from './marks.ts';
import { createPainter } from './painter.ts';
import { listen } from './pointer.ts';
import type { Mark, Overview, OverviewEvents } from './types.ts';

type Parts = {
  readonly map: OlMap;
  /** The one over all others. */
  readonly canvas: CanvasLayer;
  readonly family: string;
  readonly reducedMotion: boolean;
  /** Milliseconds that never go back. */
  readonly now: () => number;
  /** Has all these places in sight. */
  readonly show: (positions: readonly Position[]) => void;
};

/** Puts many riders on a map: each a mark, together where they would hide each other, and all of them on one canvas. */
export function createOverview(parts: Parts, { onPointed, onPressed }: OverviewEvents): Overview {
  const { map, canvas, family, reducedMotion, now, show } = parts;
  const marks = createMarks(reducedMotion);
  const paint = createPainter(family);
  let shown: readonly Shown[] = [];
  let pointed: string | null = null;
  canvas.add((frame) => {
    const moment = now();
    shown = paint(frame, clustersOf(marks.at(moment), frame.resolution), pointed);
    if (marks.isMoving(moment)) canvas.repaint();
  });
  listen(map, {
    at: (pixel) => hitOf(shown, pixel),
    onPointed(hit) {
      const next = hit?.members.length === 1 ? (hit.members[0]?.mark.id ?? null) : null;
      if (next === pointed) return;
      pointed = next;
      onPointed(next);
      canvas.repaint();
    },
    onPressed(hit) {
      const [only, ...others] = hit?.members ?? [];
      if (only && others.length === 0) onPressed(only.mark.id);
      else if (hit) show(hit.members.map(({ point }) => toPosition(point)));
    },
  });
  return {
    set(next: readonly Mark[]): void {
      marks.set(next, now());
      canvas.repaint();
    },
  };
}
