import type { Obstacles } from './drawn/declutter.ts';
import type { Scene } from './drawn/drawn-map.ts';
import { type Point, toPoint } from './geo.ts';
import { extents } from './markers/picture.ts';
import type { MapMarker, MarkerKind } from './types.ts';

type Markers = { readonly all: () => readonly MapMarker[] };
type Lined = { readonly lines: () => Obstacles['lines'] };
type Pin = { readonly point: () => Point | null };

/** Names avoid up to this many markers; with more, the names matter less. */
export const mostPins = 60;
const doors: readonly MarkerKind[] = ['dropoff', 'outlet', 'pickup'];

/** The pixels that markers cover, around their places. */
export function pinsOf(markers: readonly MapMarker[]): Obstacles['pins'] {
  return markers
    .slice(0, mostPins)
    .map(({ position, kind }) => [toPoint(position), extents[kind]] as const);
}

/** What stands on a map, for what is drawn beneath it; `drawn` are the ways and the edges of areas, `marks` are riders on an overview and what is written beside them. */
export function sceneOf(
  markers: Markers,
  drawn: readonly Lined[],
  pin: Pin,
  marks: () => Obstacles['pins'],
): Scene {
  return {
    door: () => pin.point() ?? doorOf(markers.all()),
    obstacles() {
      const placed = pinsOf(markers.all());
      const own = pin.point();
      const pins: Obstacles['pins'] = own ? [...placed, [own, extents.dropoff]] : placed;
      return { pins: [...pins, ...marks()], lines: drawn.flatMap((each) => each.lines()) };
    },
  };
}

/** The door: the drop-off, else the only known place; null among several outlets. */
function doorOf(markers: readonly MapMarker[]): Point | null {
  for (const kind of doors) {
    const those = markers.filter((marker) => marker.kind === kind);
    const [first] = those;
    if (first) return those.length === 1 ? toPoint(first.position) : null;
  }
  return null;
}
