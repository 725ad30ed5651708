import type { Position } from '#schemas';
import { createBasemap } from './basemap/basemap.ts';
import { createOlMap, groundResolution, onRest, setCentre, showAll, zoomBy } from './camera.ts';
import { layerOrder } from './constants.ts';
import { createGlider } from './markers/glider.ts';
import { createMarkers } from './markers/layer.ts';
import { createPin } from './pin.ts';
import { createAreas, createRoute } from './shapes.ts';
import { createStage } from './stage.ts';
import type { MapHandle, MapOptions } from './types.ts';

/** Puts a map into an element that is in the document. Throws otherwise. */
export function createMap(host: HTMLElement | null, options: MapOptions): MapHandle {
  if (!host?.isConnected) throw new Error('map element not mounted on dom');
  const parts = assemble(host, options);
  const { map, stage, basemap, areas, route, markers, pin } = parts;
  return {
    setMarkers: markers.set,
    moveMarker: markers.move,
    setAreas: areas.set,
    setRoute: route.set,
    fit: (positions, padding = 48) => showAll(map, positions, padding),
    setCentre: (position, zoom) => setCentre(map, position, zoom),
    setPin: (position, kind = 'dropoff') => pin.set(position, kind),
    onPinMoved(callback) {
      parts.listeners.add(callback);
      return () => parts.listeners.delete(callback);
    },
    setColours(colours) {
      for (const part of [basemap, areas, route, markers, pin]) part.setColours(colours);
    },
    destroy() {
      basemap.destroy();
      map.setTarget(undefined);
      map.dispose();
      stage.root.remove();
    },
  };
}

function assemble(host: HTMLElement, options: MapOptions) {
  const { colours, reducedMotion } = options;
  const stage = createStage(host, { ...options, onZoom: (by) => zoomBy(map, by, reducedMotion) });
  const map = createOlMap(stage.viewport, options);
  const family = getComputedStyle(stage.root).fontFamily;
  const basemap = createBasemap(map, { ...options, family, onCredits: stage.setCredits });
  const areas = createAreas(colours);
  const route = createRoute(colours);
  const markers = createMarkers(colours, createGlider(frameClock, reducedMotion));
  areas.layer.setZIndex(layerOrder.areas);
  route.layer.setZIndex(layerOrder.route);
  for (const layer of markers.layers) layer.setZIndex(layerOrder.markers);
  for (const layer of [areas.layer, route.layer, ...markers.layers]) map.addLayer(layer);
  const listeners = new Set<(position: Position) => void>();
  const pin = createPin(map, {
    ...options,
    onSettled: (position) => {
      for (const listener of listeners) listener(position);
    },
  });
  onRest(map, (rest) => {
    stage.setScale(groundResolution(rest));
    basemap.settle(rest);
  });
  return { map, stage, basemap, areas, route, markers, pin, listeners };
}

const frameClock = {
  now: () => performance.now(),
  nextFrame: (run: () => void) => void requestAnimationFrame(run),
};
