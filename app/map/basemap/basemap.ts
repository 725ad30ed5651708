import type Layer from 'ol/layer/Layer.js';
import type OlMap from 'ol/Map.js';
import { drawnAttribution } from '../constants.ts';
import { createDrawnMap, type Rest } from '../drawn/drawn-map.ts';
import type { Basemap, MapColours } from '../types.ts';
import { freshTrust, nextTrust, silenceLimit, type TileNews, type TileTrust } from './fallback.ts';
import type { TileSet } from './tiles.ts';

type Options = {
  readonly basemap: Basemap;
  readonly colours: MapColours;
  readonly family: string;
  readonly onAttribution: (sources: readonly string[]) => void;
};

type State = {
  colours: MapColours;
  trust: TileTrust;
  tiles: TileSet | null;
  rest: Rest | null;
};

/** What lies under everything: tiles where they are configured and come, the drawn map otherwise. */
export function createBasemap(map: OlMap, options: Options) {
  const { basemap, onAttribution } = options;
  const wantsTiles = Boolean(basemap.tileUrl || basemap.pmtilesUrl);
  const drawn = createDrawnMap({ ...options, places: basemap.places });
  const state: State = {
    colours: options.colours,
    trust: wantsTiles ? freshTrust : { ...freshTrust, drawn: true },
    tiles: null,
    rest: null,
  };
  const stop = new AbortController();
  add(map, drawn.ground, 0);
  add(map, drawn.names, 2);
  show();

  function show(): void {
    const { drawn: isDrawn } = state.trust;
    drawn.names.setVisible(isDrawn || state.tiles?.nameless === true);
    onAttribution(creditsOf(basemap, wantsTiles, isDrawn));
    if (state.rest && drawn.names.getVisible()) void drawn.settle(state.rest);
  }

  function hear(news: TileNews): void {
    const before = state.trust;
    state.trust = nextTrust(before, news);
    if (state.trust.drawn !== before.drawn) show();
  }

  async function startTiles(): Promise<void> {
    try {
      const { createTiles } = await import('./tiles.ts');
      const tiles = await createTiles(basemap, state.colours.scheme, hear);
      if (stop.signal.aborted) return;
      state.tiles = tiles;
      add(map, tiles.layer, 1);
      show();
    } catch {
      hear('silent');
    }
  }

  if (wantsTiles) {
    void startTiles();
    const silence = setTimeout(() => state.tiles?.loaded() || hear('silent'), silenceLimit);
    stop.signal.addEventListener('abort', () => clearTimeout(silence));
    const retry = () => {
      hear('online');
      if (state.tiles) state.tiles.retry();
      else void startTiles();
    };
    window.addEventListener('online', retry, { signal: stop.signal });
  }
  return {
    settle(rest: Rest): void {
      state.rest = rest;
      if (drawn.names.getVisible()) void drawn.settle(rest);
    },
    setColours(colours: MapColours): void {
      state.colours = colours;
      drawn.setColours(colours);
      state.tiles?.setScheme(colours.scheme);
    },
    destroy: () => stop.abort(),
  };
}

function add(map: OlMap, layer: Layer, zIndex: number): void {
  layer.setZIndex(zIndex);
  map.addLayer(layer);
}

function creditsOf(basemap: Basemap, tiles: boolean, drawn: boolean): readonly string[] {
  const credits = [
    tiles && basemap.attribution,
    drawn && drawnAttribution,
    basemap.places && basemap.placesAttribution,
  ];
  return credits.filter((credit): credit is string => Boolean(credit));
}
