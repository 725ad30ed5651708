import type { Position } from '#schemas';
import type { Point } from '../geo.ts';
import type { CanvasLayer, Frame } from '../paint/canvas-layer.ts';
import type { MapMarker } from '../types.ts';
import { diffMarkers } from './diff.ts';
import { byDepth, type Entry, entryAtRest, moveEntry } from './entry.ts';
import { isOver, nextStep, pointAt } from './glide.ts';
import { createPictures, type Pictures, paintMarker } from './paint-marker.ts';

type Options = {
  readonly reducedMotion: boolean;
  /** Milliseconds that never go back. */
  readonly now: () => number;
  readonly pictures?: Pictures;
  /** A marker stands elsewhere, or is on its way: what hangs on it is painted again. */
  readonly onMoved?: () => void;
};

/** Markers that have ever moved have a canvas of their own: moving one among a thousand paints one. */
type Canvases = { readonly calm: CanvasLayer; readonly lively: CanvasLayer };

/**
 * The markers. Where one is at a moment follows from its last report, so there is nothing to animate:
 * painting asks, and as long as one is under way the next picture is asked for.
 */
export function createMarkers({ calm, lively }: Canvases, options: Options) {
  const { reducedMotion, now, pictures = createPictures(), onMoved } = options;
  const entries = new Map<string, Entry>();

  function put(marker: MapMarker): void {
    const before = entries.get(marker.id);
    const after = before
      ? moveEntry(before, marker, { now: now(), reducedMotion })
      : entryAtRest(marker, now());
    entries.set(marker.id, after);
    if (before?.isLively !== true) calm.repaint();
    if (after.isLively) lively.repaint();
    onMoved?.();
  }

  const those = (isLively: boolean) =>
    [...entries.values()].filter((entry) => entry.isLively === isLively);
  const paint = (frame: Frame, some: readonly Entry[]) => {
    paintEntries(frame, some, now(), pictures);
    return some.length > 0;
  };
  calm.add((frame) => paint(frame, those(false)));
  lively.add((frame) => {
    const some = those(true);
    const after = nextStep(
      some.map(({ glide }) => glide),
      now(),
      frame.resolution,
    );
    if (after !== null) {
      lively.repaint(after);
      onMoved?.();
    }
    return paint(frame, some);
  });
  return {
    set(markers: readonly MapMarker[]): void {
      const { added, changed, removed } = diffMarkers(entries, markers);
      for (const id of removed) entries.delete(id);
      for (const marker of [...added, ...changed]) put(marker);
      sortInPlace(entries);
      if (removed.length === 0) return;
      for (const canvas of [calm, lively]) canvas.repaint();
      onMoved?.();
    },
    /** Where a marker is seen at this moment; null for one that is not there. */
    pointOf(id: string): Point | null {
      const entry = entries.get(id);
      return entry ? pointAt(entry.glide, now()) : null;
    },
    /** Each where it is, or where it glides to. */
    all: (): readonly MapMarker[] => [...entries.values()].map(({ marker }) => marker),
    move(id: string, position: Position, heading?: number | null): void {
      const marker = entries.get(id)?.marker;
      if (marker) put({ ...marker, position, heading: heading ?? marker.heading });
    },
  };
}

function paintEntries(
  frame: Frame,
  entries: readonly Entry[],
  now: number,
  pictures: Pictures,
): void {
  for (const { marker, glide } of entries) {
    const [point, rests] = [pointAt(glide, now), isOver(glide, now)];
    paintMarker(frame, marker, { point, rests, pictures });
  }
}

function sortInPlace(entries: Map<string, Entry>): void {
  const sorted = [...entries.values()].sort(byDepth);
  entries.clear();
  for (const entry of sorted) entries.set(entry.marker.id, entry);
}
