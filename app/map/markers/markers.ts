import type { Position } from '#schemas';
import { toPoint } from '../geo.ts';
import type { CanvasLayer, Frame } from '../paint/canvas-layer.ts';
import type { MapMarker } from '../types.ts';
import { diffMarkers, samePlace } from './diff.ts';
import { type Glide, isOver, planGlide, pointAt, restAt } from './glide.ts';
import { createPictures, type Pictures, paintMarker } from './paint-marker.ts';

type Entry = {
  readonly marker: MapMarker;
  readonly glide: Glide;
  /** It has moved before and will move again. */
  readonly isLively: boolean;
};

type Options = {
  readonly reducedMotion: boolean;
  /** Milliseconds that never go back. */
  readonly now: () => number;
  readonly pictures?: Pictures;
};

/** Markers that have ever moved have a canvas of their own: moving one among a thousand paints one. */
type Canvases = { readonly calm: CanvasLayer; readonly lively: CanvasLayer };

const order = { outlet: 0, pickup: 1, dropoff: 2, rider: 3 } as const;

/**
 * The markers. Where one is at a moment follows from its last report, so there is nothing to animate:
 * painting asks, and as long as one is under way the next frame is asked for.
 */
export function createMarkers({ calm, lively }: Canvases, options: Options) {
  const { reducedMotion, now, pictures = createPictures() } = options;
  const entries = new Map<string, Entry>();

  function put(marker: MapMarker): void {
    const before = entries.get(marker.id);
    const after = before ? moved(before, marker) : settled(marker);
    entries.set(marker.id, after);
    if (before?.isLively !== true) calm.repaint();
    if (after.isLively) lively.repaint();
  }

  function settled(marker: MapMarker): Entry {
    return { marker, glide: restAt(toPoint(marker.position), now()), isLively: false };
  }

  function moved(entry: Entry, marker: MapMarker): Entry {
    if (samePlace(entry.marker, marker)) return { ...entry, marker };
    if (reducedMotion) return { ...settled(marker), isLively: true };
    return {
      marker,
      glide: planGlide(entry.glide, toPoint(marker.position), now()),
      isLively: true,
    };
  }

  function paint(frame: Frame, isLively: boolean): void {
    const at = now();
    let isMoving = false;
    for (const { marker, glide, ...entry } of entries.values()) {
      if (entry.isLively !== isLively) continue;
      const rests = isOver(glide, at);
      paintMarker(frame, marker, { point: pointAt(glide, at), rests, pictures });
      isMoving ||= !rests;
    }
    if (isMoving) lively.repaint();
  }

  calm.add((frame) => paint(frame, false));
  lively.add((frame) => paint(frame, true));
  return {
    set(markers: readonly MapMarker[]): void {
      const known = new Map([...entries].map(([id, { marker }]) => [id, marker]));
      const { added, changed, removed } = diffMarkers(known, markers);
      for (const id of removed) entries.delete(id);
      for (const marker of [...added, ...changed]) put(marker);
      sortInPlace(entries);
      if (removed.length > 0) for (const canvas of [calm, lively]) canvas.repaint();
    },
    move(id: string, position: Position, heading?: number | null): void {
      const marker = entries.get(id)?.marker;
      if (marker) put({ ...marker, position, heading: heading ?? marker.heading });
    },
  };
}

/** Riders over places, and what is nearer to the reader's eye over what is behind it. */
function sortInPlace(entries: Map<string, Entry>): void {
  const sorted = [...entries].sort(
    ([, { marker: a }], [, { marker: b }]) =>
      order[a.kind] - order[b.kind] || b.position.latitude - a.position.latitude,
  );
  entries.clear();
  for (const [id, entry] of sorted) entries.set(id, entry);
}
