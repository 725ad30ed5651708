import type OlMap from 'ol/Map.js';
import type { Position } from '#schemas';
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
import { sceneOf } from './scene.ts';
import { createStage } from './stage.ts';
import type { MapColours, MapHandle, MapOptions } from './types.ts';

/** Puts a map into an element that is in the document. Throws otherwise. */
export function createMap(host: HTMLElement | null, options: MapOptions): MapHandle {
  if (!host?.isConnected) throw new Error('map element not mounted on dom');
  const parts = assemble(host, options);
  const { map, stage, basemap } = parts;
  return {
    setName: stage.setName,
    setMarkers: parts.setMarkers,
    moveMarker: parts.markers.move,
    setAreas: parts.areas.set,
    setLegs: parts.setLegs,
    fit: parts.follow.fit,
    follow: parts.follow.follow,
    setCentre: (position, zoom) => setCentre(map, position, zoom),
    setPin: parts.setPin,
    onPinMoved(callback) {
      parts.listeners.add(callback);
      return () => parts.listeners.delete(callback);
    },
    setColours: parts.setColours,
    async overview(events) {
      const { createOverview } = await import('./overview/overview.ts');
      const show = parts.follow.show;
      return createOverview({ ...parts.own, show, onWritten: parts.setWords }, events);
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
  const map = createOlMap(stage.viewport, options);
  const canvases = addCanvases(map, () => colours);
  const family = getComputedStyle(stage.root).fontFamily;
  const own = { ...options, map, family, canvas: canvases.lively, now: () => performance.now() };
  const listeners = new Set<(position: Position) => void>();
  const things = createThings(canvases, {
    ...own,
    onMoved: () => follow.onMoved(),
    onSettled(position) {
      basemap.rename();
      for (const listener of listeners) listener(position);
    },
  });
  const { markers, legs, pin } = things;
  const following = { ...options, pointOf: markers.pointOf, onChange: stage.setFollow };
  const follow = createFollow(map, following);
  onPersonMoves(map, () => follow.setFollows(false));
  let words: Obstacles['pins'] = [];
  const scene = sceneOf(markers, legs, pin, () => words);
  const basemap = addBasemap(stage, canvases, { ...own, scene });
  const setColours = (next: MapColours) => {
    colours = next;
    for (const { setColours } of [basemap, pin]) setColours(next);
    for (const { repaint } of Object.values(canvases)) repaint();
  };
  const renaming = renamingBy(basemap.rename);
  return {
    ...things,
    map,
    own,
    stage,
    basemap,
    listeners,
    follow,
    setColours,
    setMarkers: renaming(markers.set),
    setLegs: renaming(legs.set),
    setWords: renaming((next: Obstacles['pins']) => {
      words = next;
    }),
    setPin: renaming(pin.set),
  };
}

type BasemapOptions = Omit<Parameters<typeof createBasemap>[1], keyof Canvases | 'onCredits'>;

/** What lies beneath it all, with its credits and its scale in the frame around the map. */
function addBasemap(
  stage: ReturnType<typeof createStage>,
  canvases: Canvases,
  { map, ...options }: BasemapOptions & { map: OlMap },
) {
  const parts = { ...options, ...canvases, onCredits: stage.setCredits };
  const basemap = createBasemap(map, parts);
  onRest(map, (rest) => {
    stage.setScale(groundResolution(rest));
    basemap.settle(rest);
  });
  return basemap;
}

type ThingsOptions = Parameters<typeof createMarkers>[1] &
  Parameters<typeof createPin>[1] & { map: OlMap; family: string; onMoved: () => void };

/** What is put on a map: areas, markers, the legs between them, and the pin. */
function createThings(canvases: Canvases, options: ThingsOptions) {
  const { map, family, onMoved, onSettled } = options;
  const markers = createMarkers(canvases, {
    ...options,
    onMoved() {
      canvases.way.repaint();
      onMoved();
    },
  });
  const pin = createPin(map, { ...options, onSettled, onMoved: canvases.way.repaint });
  const pointOf = (id: string) => (id === 'pin' ? pin.point() : markers.pointOf(id));
  const legs = createLegs(canvases.way, { family, pointOf });
  return { areas: createAreas(canvases.middle), markers, legs, pin };
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
type Canvases = ReturnType<typeof addCanvases>;
