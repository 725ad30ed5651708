import DragPan from 'ol/interaction/DragPan.js';
import { defaults } from 'ol/interaction/defaults.js';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import type { Position } from '#schemas';
import { stripHeight, stripPin } from './constants.ts';
import type { Rest } from './drawn/place-finder.ts';
import { boxAround, stretchAt, toPoint, toPosition } from './geo.ts';
import type { MapOptions } from './types.ts';

/** The nearest a `fit` goes: the outlet zoom of the specification. */
const nearestFit = 17;

/** An OpenLayers map without controls of its own, always north up. */
export function createOlMap(
  target: HTMLElement,
  { centre, zoom, reducedMotion }: MapOptions,
): OlMap {
  return new OlMap({
    target,
    controls: [],
    interactions: interactions(reducedMotion),
    view: new View({
      center: [...toPoint(centre)],
      zoom,
      minZoom: 1,
      maxZoom: 20,
      enableRotation: false,
    }),
  });
}

/** With reduced motion, a drag has no momentum and zooming is not animated. */
export function interactions(reducedMotion: boolean) {
  const usual = { altShiftDragRotate: false, pinchRotate: false };
  if (!reducedMotion) return defaults(usual);
  return defaults({ ...usual, zoomDuration: 0, dragPan: false }).extend([new DragPan()]);
}

/**
 * Tells where the map comes to rest. OpenLayers is silent about the first picture, whatever the view did before it,
 * so that picture, the first size and each new one count too.
 */
export function onRest(map: OlMap, tell: (rest: Rest) => void): void {
  let last: Rest | null = null;
  const look = () => {
    const rest = restOf(map);
    if (rest === null || (last && sameRest(last, rest))) return;
    last = rest;
    tell(rest);
  };
  map.on('moveend', look);
  map.on('change:size', look);
  map.once('postrender', look);
  look();
}

function restOf(map: OlMap): Rest | null {
  const [size, view] = [map.getSize(), map.getView()];
  const [resolution, zoom] = [view.getResolution(), view.getZoom()];
  if (!size?.every(Boolean) || resolution === undefined || zoom === undefined) return null;
  const [west = 0, south = 0, east = 0, north = 0] = view.calculateExtent(size);
  return { box: [west, south, east, north], zoom, resolution };
}

function sameRest(a: Rest, b: Rest): boolean {
  return a.resolution === b.resolution && a.box.every((side, index) => side === b.box[index]);
}

/** Metres on the ground a pixel, in the middle of what is seen. */
export function groundResolution({ box, resolution }: Rest): number {
  return resolution / stretchAt(toPosition([0, (box[1] + box[3]) / 2]).latitude);
}

/** Tells that a person moves the map by hand, wheel or keyboard. */
export function onPersonMoves(map: OlMap, tell: () => void): void {
  map.on('pointerdrag', tell);
  for (const type of ['wheel', 'keydown'] as const) {
    map.getTargetElement()?.addEventListener(
      type,
      (event) => {
        if (!(event instanceof KeyboardEvent) || movingKeys.test(event.key)) tell();
      },
      { passive: true },
    );
  }
}

const movingKeys = /^(Arrow\w+|[+-])$/;

/** Zooms by steps, in a short movement where movement is welcome. */
export function zoomBy(map: OlMap, by: number, reducedMotion: boolean): void {
  const view = map.getView();
  const zoom = view.getConstrainedZoom((view.getZoom() ?? 0) + by);
  if (zoom === undefined) return;
  if (reducedMotion) view.setZoom(zoom);
  else view.animate({ zoom, duration: 180 });
}

/** Looks straight at a position; without a zoom it stays as near as it is. */
export function setCentre(
  map: Pick<Viewed, 'getView'>,
  position: Position,
  zoom: number | undefined,
): void {
  map.getView().setCenter([...toPoint(position)]);
  if (zoom !== undefined) map.getView().setZoom(zoom);
}

/** What is seen of a map, and how large it is. */
export type Viewed = Pick<OlMap, 'getView' | 'getSize'>;

type Around = {
  readonly padding: number;
  readonly duration: number;
  readonly covered?: number;
};

/** A pin above its place, in px. */
const pinRoom = 48;
/** What scale and credits need below a marker, with the edge of a sheet on a phone, in px. */
const footRoom = 76;
/** Pixels that all places have at least, however much lies over the map. */
const least = 24;

/**
 * Shows all positions. Leaves room above for the pins, which stand on their places, below the pixels that are `covered`, and
 * never more than the map has.
 */
export function showAll(
  map: Viewed,
  positions: readonly Position[],
  { padding, duration, covered = 0 }: Around,
): void {
  const box = boxAround(positions);
  if (box === null) return;
  const [width = 0, height = 0] = map.getSize() ?? [];
  const side = Math.min(padding, width / 4);
  // Elsewhere a rider would stand under the credits.
  const isStrip = height < stripHeight;
  const end = Math.min(padding, isStrip ? height / 4 : Math.min(height * 0.3, footRoom));
  const room = isStrip ? pinRoom * stripPin : pinRoom;
  // A line of words at the upper edge touches no pin; a strip has none.
  const roomy = Math.min(padding + room, Math.max(height * (isStrip ? 1 / 3 : 0.4), room));
  const top = Math.max(roomy, Math.min(covered + room, height - end - least));
  map.getView().fit([...box], {
    padding: [top, side, end, side],
    maxZoom: nearestFit,
    ...(duration > 0 && { duration }),
  });
}
