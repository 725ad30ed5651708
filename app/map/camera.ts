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

/** How deep what lies over a map reaches into it from its upper and its lower edge, in px. */
export type Covered = { readonly above: number; readonly below: number };

type Around = {
  readonly padding: number;
  readonly duration: number;
  readonly covered: Covered;
};

/** A pin above its place, in px. */
const pinRoom = 48;
/** A rider below theirs. */
export const riderRoom = 24;
/** The share of its height that a map keeps for places, however much lies over it. */
const fairShare = 0.36;

/** Shows all positions in the room that is free for them. */
export function showAll(map: Viewed, positions: readonly Position[], around: Around): void {
  const box = boxAround(positions);
  if (box === null) return;
  const { duration } = around;
  map.getView().fit([...box], {
    padding: roomAround(map.getSize() ?? [], around),
    maxZoom: nearestFit,
    ...(duration > 0 && { duration }),
  });
}

/** Pixels above, right, below and left of places: for the pins, which stand on them, and for what is over the map, as long as that leaves enough of it. */
export function roomAround(
  [width = 0, height = 0]: readonly number[],
  { padding, covered }: Pick<Around, 'padding' | 'covered'>,
): [number, number, number, number] {
  const side = Math.min(padding, width * 0.22);
  const isStrip = height < stripHeight;
  const pin = isStrip ? pinRoom * stripPin : pinRoom;
  const end = isStrip
    ? Math.min(padding, height / 4)
    : Math.min(covered.below + riderRoom, height * 0.3);
  // Words that are about to come to the upper edge move nothing; a strip has none.
  const usual = isStrip ? Math.max(height / 3, pin) : Math.min(padding, height * 0.2) + pin;
  const most = height * (1 - fairShare) - end;
  return [Math.min(Math.max(usual, covered.above + pin), most), side, end, side];
}
