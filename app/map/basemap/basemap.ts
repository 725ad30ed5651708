import type OlMap from 'ol/Map.js';
import { drawnAttribution, layerOrder } from '../constants.ts';
import { createDrawnMap, type Rest } from '../drawn/drawn-map.ts';
import type { Basemap, MapColours } from '../types.ts';
import type { TileSet } from './tiles.ts';
import { watchTiles } from './watch-tiles.ts';

type Options = {
  readonly basemap: Basemap;
  readonly colours: MapColours;
  readonly family: string;
  readonly onCredits: (sources: readonly string[]) => void;
};

/** What lies under everything: tiles where they are configured and come, the drawn map otherwise. */
export function createBasemap(map: OlMap, options: Options) {
  const { basemap } = options;
  const drawn = createDrawnMap({ ...options, places: basemap.places });
  let { colours } = options;
  let isDrawn = !wantsTiles(basemap);
  let tiles: TileSet | null = null;
  let rest: Rest | null = null;

  /** The ground is always there, so that tiles on their way are not blank; its data only when needed. */
  function show(): void {
    drawn.names.setVisible(isDrawn || tiles?.nameless === true);
    options.onCredits(creditsOf(basemap, isDrawn));
    if (rest && drawn.names.getVisible()) void drawn.settle(rest);
  }

  for (const layer of ['ground', 'names'] as const) {
    drawn[layer].setZIndex(layerOrder[layer]);
    map.addLayer(drawn[layer]);
  }
  show();
  const stop = wantsTiles(basemap)
    ? watchTiles({
        open: async (tell) =>
          (await import('./tiles.ts')).createTiles(basemap, colours.scheme, tell),
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
      if (drawn.names.getVisible()) void drawn.settle(next);
    },
    setColours(next: MapColours): void {
      colours = next;
      drawn.setColours(next);
      tiles?.setScheme(next.scheme);
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
