import type OlMap from 'ol/Map.js';
import { drawnAttribution, layerOrder } from '../constants.ts';
import { createDrawnMap } from '../drawn/drawn-map.ts';
import type { Rest } from '../drawn/place-finder.ts';
import type { CanvasLayer } from '../paint/canvas-layer.ts';
import type { Basemap, MapColours } from '../types.ts';
import type { TileSet } from './tiles.ts';
import { watchTiles } from './watch-tiles.ts';

type Options = {
  readonly basemap: Basemap;
  readonly colours: MapColours;
  readonly family: string;
  /** The canvases for the ground, and for the names over the areas. */
  readonly ground: CanvasLayer;
  readonly middle: CanvasLayer;
  readonly onCredits: (sources: readonly string[]) => void;
};

/** What lies under everything: tiles where they are configured and come, the drawn map otherwise. */
export function createBasemap(
  map: OlMap,
  { basemap, family, ground, middle, ...options }: Options,
) {
  let { scheme } = options.colours;
  let isDrawn = !wantsTiles(basemap);
  let tiles: TileSet | null = null;
  let rest: Rest | null = null;
  const onNews = () => [ground, middle].forEach(({ repaint }) => void repaint());
  const drawn = createDrawnMap({ family, places: basemap.places, onNews });
  const isNamed = () => isDrawn || tiles?.nameless === true;

  function show(): void {
    options.onCredits(creditsOf(basemap, isDrawn));
    if (rest && isNamed()) void drawn.settle(rest);
  }

  ground.add(drawn.paintGround);
  middle.add((frame) => isNamed() && drawn.paintNames(frame));
  show();
  const stop = wantsTiles(basemap)
    ? watchTiles({
        open: async (tell) => (await import('./tiles.ts')).createTiles(basemap, scheme, tell),
        onOpened(opened) {
          tiles = opened;
          opened.layer.setZIndex(layerOrder.tiles);
          map.addLayer(opened.layer);
          show();
        },
        onDoubt() {
          isDrawn = true;
          show();
        },
      })
    : () => undefined;
  return {
    settle(next: Rest): void {
      rest = next;
      if (isNamed()) void drawn.settle(next);
    },
    setColours(next: MapColours): void {
      scheme = next.scheme;
      tiles?.setScheme(scheme);
    },
    destroy: stop,
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
