import { toPoint } from '../geo.ts';
import type { MapMarker, MarkerKind } from '../types.ts';
import { samePlace } from './diff.ts';
import { type Glide, planGlide, restAt } from './glide.ts';

/** A marker on the map and how it gets to its place. */
export type Entry = {
  readonly marker: MapMarker;
  readonly glide: Glide;
  /** It has moved before and will move again. */
  readonly isLively: boolean;
};

export function entryAtRest(marker: MapMarker, now: number): Entry {
  return { marker, glide: restAt(toPoint(marker.position), now), isLively: false };
}

/** The entry after a report: under way when the place is another, at once there where motion is unwelcome. */
export function moveEntry(
  before: Entry,
  marker: MapMarker,
  { now, reducedMotion }: { readonly now: number; readonly reducedMotion: boolean },
): Entry {
  if (samePlace(before.marker, marker)) return { ...before, marker };
  if (reducedMotion) return { ...entryAtRest(marker, now), isLively: true };
  const glide = planGlide(before.glide, toPoint(marker.position), now);
  return { marker, glide, isLively: true };
}

const order: Record<MarkerKind, number> = { outlet: 0, pickup: 1, dropoff: 2, rider: 3 };

/** Riders over places, and what is nearer to the reader's eye over what is behind it. */
export function byDepth({ marker: a }: Entry, { marker: b }: Entry): number {
  return order[a.kind] - order[b.kind] || b.position.latitude - a.position.latitude;
}
