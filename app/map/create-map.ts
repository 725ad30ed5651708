import { defaults } from 'ol/interaction/defaults.js';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import type { Position } from '#schemas';
import { createBasemap } from './basemap/basemap.ts';
import { type Box, boxAround, stretchAt, toPoint, toPosition } from './geo.ts';
import { createGlider } from './markers/glider.ts';
import { createMarkers } from './markers/layer.ts';
import { createPin } from './pin.ts';
import { createAreas, createRoute } from './shapes.ts';
import { createStage, type Stage } from './stage.ts';
import type { MapHandle, MapOptions } from './types.ts';

/** The nearest a `fit` goes: the outlet zoom of the specification. */
const nearestFit = 17;

/** Puts a map into an element that is in the document. Throws otherwise. */
export function createMap(host: HTMLElement | null, options: MapOptions): MapHandle {
  if (!host?.isConnected) throw new Error('map element not mounted on dom');
  const { colours, reducedMotion } = options;
  const stage = createStage(host, { ...options, onZoom: (by) => zoomBy(map, by, reducedMotion) });
  const map = createOlMap(stage, options);
  const basemap = createBasemap(map, {
    basemap: options.basemap,
    colours,
    family: getComputedStyle(stage.root).fontFamily,
    onAttribution: stage.setCredits,
  });
  const areas = createAreas(colours);
  const route = createRoute(colours);
  const markers = createMarkers(colours, createGlider(frameClock, reducedMotion));
  for (const layer of [areas.layer, route.layer, ...markers.layers]) {
    layer.setZIndex(3);
    map.addLayer(layer);
  }
  const listeners = new Set<(position: Position) => void>();
  const pin = createPin(map, {
    ...options,
    onSettled: (position) => {
      for (const listener of listeners) listener(position);
    },
  });
  onRest(map, stage, basemap.settle);
  return {
    setMarkers: markers.set,
    moveMarker: markers.move,
    setAreas: areas.set,
    setRoute: route.set,
    fit: (positions, padding = 48) => showAll(map, positions, padding),
    setCentre: (position, zoom) => setCentre(map, position, zoom),
    setPin: (position, kind = 'dropoff') => pin.set(position, kind),
    onPinMoved(callback) {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    setColours(next) {
      for (const part of [basemap, areas, route, markers, pin]) part.setColours(next);
    },
    destroy() {
      basemap.destroy();
      map.setTarget(undefined);
      map.dispose();
      stage.root.remove();
    },
  };
}

const frameClock = {
  now: () => performance.now(),
  nextFrame: (run: () => void) => void requestAnimationFrame(run),
};

function createOlMap(stage: Stage, { centre, zoom }: MapOptions): OlMap {
  return new OlMap({
    target: stage.viewport,
    controls: [],
    interactions: defaults({ altShiftDragRotate: false, pinchRotate: false }),
    view: new View({
      center: [...toPoint(centre)],
      zoom,
      minZoom: 1,
      maxZoom: 20,
      enableRotation: false,
    }),
  });
}

/** Tells where the map came to rest, once it has a size. */
function onRest(
  map: OlMap,
  stage: Stage,
  settle: (rest: { box: Box; zoom: number; resolution: number }) => void,
): void {
  map.on('moveend', () => {
    const view = map.getView();
    const [west = 0, south = 0, east = 0, north = 0] = view.calculateExtent(map.getSize());
    const [resolution = 1, zoom = 0] = [view.getResolution(), view.getZoom()];
    const { latitude } = toPosition([0, (south + north) / 2]);
    stage.setScale(resolution / stretchAt(latitude));
    settle({ box: [west, south, east, north], zoom, resolution });
  });
}

function zoomBy(map: OlMap, by: number, reducedMotion: boolean): void {
  const view = map.getView();
  const zoom = view.getConstrainedZoom((view.getZoom() ?? 0) + by);
  if (zoom === undefined) return;
  if (reducedMotion) view.setZoom(zoom);
  else view.animate({ zoom, duration: 180 });
}

function setCentre(map: OlMap, position: Position, zoom: number | undefined): void {
  map.getView().setCenter([...toPoint(position)]);
  if (zoom !== undefined) map.getView().setZoom(zoom);
}

/** Leaves room above for the pins, which stand on their places, and never more than the map has. */
function showAll(map: OlMap, positions: readonly Position[], padding: number): void {
  const box = boxAround(positions);
  if (box === null) return;
  const [width = 0, height = 0] = map.getSize() ?? [];
  const side = Math.min(padding, width / 4);
  const end = Math.min(padding, height / 4);
  const top = Math.min(padding + 48, height / 3);
  map.getView().fit([...box], { padding: [top, side, end, side], maxZoom: nearestFit });
}
