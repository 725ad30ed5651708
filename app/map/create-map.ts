import type OlMap from 'ol/Map.js';
import type { Credit, Position } from '#schemas';
import { createBasemap } from './basemap/basemap.ts';
import {
  createOlMap,
  groundResolution,
  onPersonMoves,
  onRest,
  setCentre,
  zoomBy,
} from './camera.ts';
import { layerOrder } from './constants.ts';
import type { Obstacles } from './drawn/declutter.ts';
import { createFollow } from './follow.ts';
import { createMarkers } from './markers/markers.ts';
import { createAreas } from './paint/areas.ts';
import { canvasLayer } from './paint/canvas-layer.ts';
import { createLegs } from './paint/legs.ts';
import { createPin } from './pin.ts';
import { mostPins, pinsOf, sceneOf } from './scene.ts';
import { createStage } from './stage.ts';
import type { MapColours, MapHandle, MapOptions } from './types.ts';

/** Puts a map into an element that is in the document. Throws otherwise. */
export function createMap(host: HTMLElement | null, options: MapOptions): MapHandle {
  if (!host?.isConnected) throw new Error('map element not mounted on dom');
  const parts = assemble(host, options);
  const { own, stage, basemap } = parts;
  return {
    setName: stage.setName,
    setMarkers: parts.setMarkers,
    moveMarker: parts.moveMarker,
    setAreas: parts.setAreas,
    setLegs: parts.setLegs,
    fit: parts.follow.fit,
    makeRoom: parts.follow.onCovered,
    follow: parts.follow.follow,
    setCentre(position, zoom) {
      parts.follow.onElsewhere();
      setCentre(own.map, position, zoom);
    },
    setPin: parts.setPin,
    onPinMoved(callback) {
      parts.listeners.add(callback);
      return () => parts.listeners.delete(callback);
    },
    setColours: parts.setColours,
    async overview(events) {
      const { createOverview } = await import('./overview/overview.ts');
      const { follow, stands, setMarks } = parts;
      return createOverview({ ...own, show: follow.show, stands, onPainted: setMarks }, events);
    },
    destroy() {
      basemap.destroy();
      own.map.setTarget(undefined);
      own.map.dispose();
      stage.root.remove();
    },
  };
}

function assemble(host: HTMLElement, options: MapOptions) {
  let { colours } = options;
  const stage = createStage(host, {
    ...options,
    onZoom(by) {
      follow.setFollows(false);
      zoomBy(map, by, options.reducedMotion);
    },
    onRecentre: () => follow.recentre(),
    onFollow: (next) => follow.setFollows(next),
  });
  stage.setPainted(colours.scheme);
  const map = createOlMap(stage.viewport, options);
  const canvases = addCanvases(map, () => colours);
  const family = getComputedStyle(stage.root).fontFamily;
  const areas = createAreas(canvases.middle);
  const own = { ...options, map, family, canvas: canvases.lively, now: () => performance.now() };
  const markers = createMarkers(canvases, {
    ...own,
    onMoved() {
      canvases.way.repaint();
      follow.onMoved();
    },
  });
  const follow = createFollow(map, { ...own, ...stage.follow, pointOf: markers.pointOf });
  heed(map, follow);
  const pointOf = (id: string) => (id === 'pin' ? pin.point() : markers.pointOf(id));
  const legs = createLegs(canvases.way, { pointOf });
  let marks: Obstacles['pins'] = [];
  const listeners = new Set<(position: Position) => void>();
  const onSettled = (position: Position) => {
    basemap.rename();
    for (const listener of listeners) listener(position);
  };
  // Steps of a key are too long where much is seen.
  const onWoken = (position: Position) => follow.goNear(position, options.zoom);
  const pin = createPin(map, { ...options, onSettled, onWoken, onMoved: canvases.way.repaint });
  const scene = sceneOf(markers, [legs, areas], pin, () => marks);
  const told = {
    covered: stage.covered,
    onCredits(sources: readonly Credit[]): void {
      stage.setCredits(sources);
      follow.onCovered();
    },
  };
  const basemap = createBasemap(map, { ...options, ...canvases, ...told, family, scene });
  onRest(map, (rest) => {
    stage.setScale(groundResolution(rest));
    basemap.settle(rest);
  });
  function setColours(next: MapColours): void {
    colours = next;
    stage.setPainted(next.scheme);
    basemap.setColours(next);
    pin.setColours(next);
    for (const { repaint } of Object.values(canvases)) repaint();
  }
  const renaming = renamingBy(basemap.rename);
  return {
    ...{ own, stage, basemap, markers, listeners, follow, setColours },
    setMarkers: renaming(markers.set),
    moveMarker(...[id, position, heading]: Parameters<MapHandle['moveMarker']>): void {
      markers.move(id, position, heading);
      if (markers.all().length <= mostPins) basemap.rename();
    },
    setAreas: renaming(areas.set),
    setLegs: renaming(legs.set),
    stands: () => ({ pins: pinsOf(markers.all()), covered: stage.covered() }),
    setMarks: renaming((next: Obstacles['pins']) => {
      marks = next;
    }),
    setPin: renaming(pin.set),
  };
}

/** Leaves the map to who moves it, and keeps in sight what it showed when its size changes. */
function heed(map: OlMap, follow: ReturnType<typeof createFollow>): void {
  onPersonMoves(map, () => follow.setFollows(false));
  map.on('change:size', follow.onSized);
}

/** Has the names step aside after a change of what stands on the map. */
function renamingBy(rename: () => void) {
  return <Arguments extends readonly unknown[]>(change: (...args: Arguments) => void) =>
    (...args: Arguments): void => {
      change(...args);
      rename();
    };
}

/** The canvases from bottom to top; tiles lie over the ground. */
function addCanvases(map: OlMap, coloursNow: () => MapColours) {
  const canvases = {
    ground: canvasLayer(layerOrder.ground, coloursNow),
    middle: canvasLayer(layerOrder.middle, coloursNow),
    way: canvasLayer(layerOrder.way, coloursNow),
    calm: canvasLayer(layerOrder.calm, coloursNow),
    lively: canvasLayer(layerOrder.lively, coloursNow),
  };
  for (const { layer } of Object.values(canvases)) map.addLayer(layer);
  return canvases;
}
