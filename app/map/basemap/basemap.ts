import type OlMap from 'ol/Map.js';
import type { Credit } from '#schemas';
import { drawnAttribution } from '../constants.ts';
import type { PixelBox } from '../drawn/boxes.ts';
import { createDrawnMap, type Scene } from '../drawn/drawn-map.ts';
import type { Rest } from '../drawn/place-finder.ts';
import type { CanvasLayer } from '../paint/canvas-layer.ts';
import type { Basemap, MapColours, MapTexts } from '../types.ts';
import type { TileNews } from './fallback.ts';
import type { TileSet } from './tile-set.ts';
import { watchTiles } from './watch-tiles.ts';

type Options = {
  readonly basemap: Basemap;
  readonly colours: MapColours;
  readonly family: string;
  readonly locale: string;
  readonly scene: Scene;
  /** What floats over the map, in pixels of its frame. */
  readonly covered: () => readonly PixelBox[];
  /** The canvases for the ground, and for the names over the areas. */
  readonly ground: CanvasLayer;
  readonly middle: CanvasLayer;
  readonly texts: Pick<MapTexts, 'noStreets'>;
  readonly onCredits: (sources: readonly Credit[]) => void;
};

/** The bottom of the map: tiles where they are configured and available, else the drawn map. */
export function createBasemap(map: OlMap, options: Options) {
  const { basemap, scene } = options;
  let { scheme } = options.colours;
  let isDrawn = !wantsTiles(basemap);
  let tiles: TileSet | null = null;
  let rest: Rest | null = null;
  const drawn = drawOn(options, {
    isDrawn: () => isDrawn,
    isNamed: () => isDrawn || tiles?.nameless === true,
    hasCoast: () => isDrawn || tiles?.coastless === true,
  });

  function show(): void {
    options.onCredits([
      ...(isDrawn ? [{ text: options.texts.noStreets }] : []),
      ...creditsOf(basemap, isDrawn),
    ]);
    if (rest) drawn.settle(rest);
    drawn.repaint();
    avoid();
  }

  function avoid(): void {
    tiles?.avoid(scene.obstacles().pins);
  }

  show();
  const watch = {
    open: async (tell: (news: TileNews) => void) =>
      (await import('./tiles.ts')).createTiles(basemap, { ...options, scheme, map }, tell),
    onOpened(opened: TileSet): void {
      tiles = opened;
      // They may have been on their way while it changed.
      tiles.setScheme(scheme);
      for (const layer of opened.layers) map.addLayer(layer);
      show();
    },
    onDrawn(next: boolean): void {
      isDrawn = next;
      show();
    },
  };
  const stop = wantsTiles(basemap) ? watchTiles(watch) : () => undefined;
  return {
    settle(next: Rest): void {
      rest = next;
      drawn.settle(next);
      avoid();
    },
    /** What names keep clear of stands elsewhere. */
    rename(): void {
      drawn.rename();
      avoid();
    },
    setColours(next: MapColours): void {
      scheme = next.scheme;
      tiles?.setScheme(scheme);
    },
    destroy(): void {
      stop();
      tiles?.destroy();
    },
  };
}

/** What of the drawn map is shown: all of it, or what tiles leave out. */
type Shown = Readonly<Record<'isDrawn' | 'isNamed' | 'hasCoast', () => boolean>>;

/** The ground always has its colours, so that loading tiles are not blank; its data is loaded only when it is shown. */
function drawOn(options: Options, { isDrawn, isNamed, hasCoast }: Shown) {
  const { basemap, family, locale, scene, covered, ground, middle } = options;
  const repaint = () => {
    for (const canvas of [ground, middle]) canvas.repaint();
  };
  const drawn = createDrawnMap({
    ...{ family, locale, scene, covered },
    places: basemap.places,
    hasStreets: () => !isDrawn(),
    onNews: repaint,
  });
  ground.add((frame) => drawn.paintGround(frame, { withRings: isDrawn(), withWorld: hasCoast() }));
  middle.add((frame) => {
    if (isNamed()) drawn.paintNames(frame, isDrawn());
    return isNamed();
  });
  return {
    repaint,
    settle(rest: Rest): void {
      void drawn.settle(rest, { withNames: isNamed(), withWorld: hasCoast() });
    },
    rename(): void {
      if (isNamed()) drawn.name();
    },
  };
}

function wantsTiles({ tileUrl, pmtilesUrl, streets }: Basemap): boolean {
  return Boolean(tileUrl || pmtilesUrl || streets);
}

function creditsOf(basemap: Basemap, isDrawn: boolean): readonly Credit[] {
  const { credits = [], placesAttribution } = basemap;
  return [
    ...(wantsTiles(basemap) ? credits : []),
    ...(isDrawn ? [{ text: drawnAttribution }] : []),
    ...(basemap.places && placesAttribution ? [{ text: placesAttribution }] : []),
  ];
}
