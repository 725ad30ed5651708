import type OlMap from 'ol/Map.js';
import type { Position } from '#schemas';
import { moveBox, type PixelBox } from '../drawn/boxes.ts';
import type { Obstacles } from '../drawn/declutter.ts';
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
  /** What else stands on the map and floats over it: no words are written there. */
  readonly stands: () => { pins: Obstacles['pins']; covered: readonly PixelBox[] };
  /** Told when riders or words have moved, so that the names beneath make way for them. */
  readonly onPainted: (marks: Obstacles['pins']) => void;
};

/** Pixels that a rider or words may move before the names beneath are chosen again. */
const STEP = 16;

/** Puts many riders on a map: each a mark, together where they would hide each other, and all of them on one canvas. */
export function createOverview(parts: Parts, { onPointed, onPressed }: OverviewEvents): Overview {
  const { map, canvas, family, reducedMotion, now, show, stands, onPainted } = parts;
  const marks = createMarks(reducedMotion);
  const paint = createPainter(family);
  let shown: readonly Shown[] = [];
  let pointed: string | null = null;
  let told = placesOf([], 1);
  canvas.add((frame) => {
    const moment = now();
    const { pins, covered } = stands();
    const taken = [...covered, ...pins.map(([point, box]) => moveBox(box, frame.pixelOf(point)))];
    const clusters = clustersOf(marks.at(moment), frame.resolution);
    const painted = paint(frame, clusters, { pointed, taken });
    shown = painted.shown;
    const places = placesOf(painted.covers, frame.resolution);
    if (places !== told) onPainted(painted.covers);
    told = places;
    const after = marks.nextStep(moment, frame.resolution);
    if (after !== null) canvas.repaint(after);
    return shown.length > 0;
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

/** Where they stand, as one text that changes when they do. */
function placesOf(covers: Obstacles['pins'], resolution: number): string {
  const steps = (metres: number) => Math.round(metres / resolution / STEP);
  return JSON.stringify(covers.map(([point, { left, top }]) => [point.map(steps), left, top]));
}
