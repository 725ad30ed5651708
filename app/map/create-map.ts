import type OlMap from 'ol/Map.js';
import type { Position } from '#schemas';
import { createBasemap } from './basemap/basemap.ts';
import { createOlMap, groundResolution, onRest, setCentre, showAll, zoomBy } from './camera.ts';
import { layerOrder } from './constants.ts';
import { createMarkers } from './markers/markers.ts';
import { createAreas } from './paint/areas.ts';
import { canvasLayer } from './paint/canvas-layer.ts';
import { createRoute } from './paint/route.ts';
import { createPin } from './pin.ts';
import { createStage } from './stage.ts';
import type { MapColours, MapHandle, MapOptions } from './types.ts';

/** Pixels around what is shown, so that no marker stands under the zoom buttons. */
const fitPadding = 72;

/** Puts a map into an element that is in the document. Throws otherwise. */
export function createMap(host: HTMLElement | null, options: MapOptions): MapHandle {
  if (!host?.isConnected) throw new Error('map element not mounted on dom');
  const parts = assemble(host, options);
  const { map, stage, basemap, pin } = parts;
  return {
    setName: stage.setName,
    setMarkers: parts.markers.set,
    moveMarker: parts.markers.move,
    setAreas: parts.areas.set,
    setRoute: parts.route.set,
    fit: (positions, padding = fitPadding) => showAll(map, positions, padding),
    setCentre: (position, zoom) => setCentre(map, position, zoom),
    setPin: (position, kind = 'dropoff') => pin.set(position, kind),
    onPinMoved(callback) {
      parts.listeners.add(callback);
      return () => parts.listeners.delete(callback);
    },
    setColours: parts.setColours,
    destroy() {
      basemap.destroy();
      map.setTarget(undefined);
      map.dispose();
      stage.root.remove();
    },
  };
}

function assemble(host: HTMLElement, options: MapOptions) {
  let { colours } = options;
  const stage = createStage(host, {
    ...options,
    onZoom: (by) => zoomBy(map, by, options.reducedMotion),
  });
  const map = createOlMap(stage.viewport, options);
  const canvases = addCanvases(map, () => colours);
  const family = getComputedStyle(stage.root).fontFamily;
  const areas = createAreas(canvases.middle);
  const basemap = createBasemap(map, {
    ...options,
    ...canvases,
    family,
    onCredits: stage.setCredits,
  });
  const route = createRoute(canvases.middle);
  const markers = createMarkers(canvases, { ...options, now: () => performance.now() });
  const listeners = new Set<(position: Position) => void>();
  const onSettled = (position: Position) => {
    for (const listener of listeners) listener(position);
  };
  const pin = createPin(map, { ...options, onSettled });
  onRest(map, (rest) => {
    stage.setScale(groundResolution(rest));
    basemap.settle(rest);
  });
  function setColours(next: MapColours): void {
    colours = next;
    basemap.setColours(next);
    pin.setColours(next);
    for (const { repaint } of Object.values(canvases)) repaint();
  }
  return { map, stage, basemap, areas, route, markers, pin, listeners, setColours };
}

/** The canvases from bottom to top; tiles lie over the ground. */
function addCanvases(map: OlMap, coloursNow: () => MapColours) {
  const canvases = {
    ground: canvasLayer(layerOrder.ground, coloursNow),
    middle: canvasLayer(layerOrder.middle, coloursNow),
    calm: canvasLayer(layerOrder.calm, coloursNow),
    lively: canvasLayer(layerOrder.lively, coloursNow),
  };
  for (const { layer } of Object.values(canvases)) map.addLayer(layer);
  return canvases;
}
