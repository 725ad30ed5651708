import type OlMap from 'ol/Map.js';
import { drawnAttribution, layerOrder } from '../constants.ts';
import { createDrawnMap, type Scene } from '../drawn/drawn-map.ts';
import type { Rest } from '../drawn/place-finder.ts';
import type { CanvasLayer } from '../paint/canvas-layer.ts';
import type { Basemap, MapColours, MapTexts } from '../types.ts';
import type { TileNews } from './fallback.ts';
import type { TileSet } from './tiles.ts';
import { watchTiles } from './watch-tiles.ts';

type Options = {
  readonly basemap: Basemap;
  readonly colours: MapColours;
  readonly family: string;
  readonly locale: string;
  readonly scene: Scene;
  /** The canvases for the ground, and for the names over the areas. */
  readonly ground: CanvasLayer;
  readonly middle: CanvasLayer;
  readonly texts: Pick<MapTexts, 'noStreets'>;
  readonly onCredits: (sources: readonly string[]) => void;
};

/** What lies under everything: tiles where they are configured and come, the drawn map otherwise. */
export function createBasemap(map: OlMap, options: Options) {
  const { basemap } = options;
  let { scheme } = options.colours;
  let isDrawn = !wantsTiles(basemap);
  let tiles: TileSet | null = null;
  let rest: Rest | null = null;
  const drawn = drawOn(options, {
    isDrawn: () => isDrawn,
    isNamed: () => isDrawn || tiles?.nameless === true,
  });

  function show(): void {
    options.onCredits([
      ...(isDrawn ? [options.texts.noStreets] : []),
      ...creditsOf(basemap, isDrawn),
    ]);
    if (rest) drawn.settle(rest);
  }

  show();
  const watch = {
    open: async (tell: (news: TileNews) => void) =>
      (await import('./tiles.ts')).createTiles(basemap, scheme, tell),
    onOpened(opened: TileSet): void {
      tiles = opened;
      opened.layer.setZIndex(layerOrder.tiles);
      map.addLayer(opened.layer);
      show();
    },
    onDoubt(): void {
      isDrawn = true;
      show();
    },
  };
  return {
    settle(next: Rest): void {
      rest = next;
      drawn.settle(next);
    },
    /** What names keep clear of stands elsewhere. */
    rename: drawn.rename,
    setColours(next: MapColours): void {
      scheme = next.scheme;
      tiles?.setScheme(scheme);
    },
    destroy: wantsTiles(basemap) ? watchTiles(watch) : () => undefined,
  };
}

type Shown = { readonly isDrawn: () => boolean; readonly isNamed: () => boolean };

/** The ground is always painted, so that tiles on their way are not blank; its data only when it is named. */
function drawOn(options: Options, { isDrawn, isNamed }: Shown) {
  const { basemap, family, locale, scene, ground, middle } = options;
  const drawn = createDrawnMap({
    family,
    locale,
    scene,
    places: basemap.places,
    onNews() {
      for (const { repaint } of [ground, middle]) repaint();
    },
  });
  ground.add((frame) => drawn.paintGround(frame, isDrawn()));
  middle.add((frame) => isNamed() && drawn.paintNames(frame, isDrawn()));
  return {
    settle(rest: Rest): void {
      if (isNamed()) void drawn.settle(rest);
    },
    rename(): void {
      if (isNamed()) drawn.name();
    },
  };
}

function wantsTiles({ tileUrl, pmtilesUrl }: Basemap): boolean {
  return Boolean(tileUrl || pmtilesUrl);
}

function creditsOf(basemap: Basemap, isDrawn: boolean): readonly string[] {
  const credits = [
    wantsTiles(basemap) && basemap.attribution,
    isDrawn && drawnAttribution,
    basemap.places && basemap.placesAttribution,
  ];
  return credits.filter((credit): credit is string => Boolean(credit));
}
