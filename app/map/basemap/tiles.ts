import type Layer from 'ol/layer/Layer.js';
import TileLayer from 'ol/layer/Tile.js';
import ImageTile from 'ol/source/ImageTile.js';
import type TileSource from 'ol/source/Tile.js';
import { PMTiles, TileType } from 'pmtiles';
import type { Basemap, MapScheme } from '../types.ts';
import type { TileNews } from './fallback.ts';

/** Tiles on the map, and what the fallback needs to know of them. */
export type TileSet = {
  readonly layer: Layer;
  /** These tiles bring no place names: the map has to write them. */
  readonly nameless: boolean;
  loaded(): boolean;
  retry(): void;
  setScheme(scheme: MapScheme): void;
};

type Tiles = Pick<TileSet, 'layer' | 'nameless' | 'setScheme'> & { readonly source: TileSource };

/** Opens the configured tiles; a PMTiles file may hold pictures or vectors. Throws when it cannot be read. */
export async function createTiles(
  { tileUrl, pmtilesUrl }: Basemap,
  scheme: MapScheme,
  tell: (news: TileNews) => void,
): Promise<TileSet> {
  const { source, ...tiles } = pmtilesUrl
    ? await openArchive(new PMTiles(pmtilesUrl), scheme)
    : pictures(new ImageTile({ url: tileUrl ?? '' }));
  let loaded = false;
  source.on('tileloadend', () => {
    loaded = true;
    tell('loaded');
  });
  source.on('tileloaderror', () => tell('failed'));
  return { ...tiles, loaded: () => loaded, retry: () => source.refresh() };
}

async function openArchive(archive: PMTiles, scheme: MapScheme): Promise<Tiles> {
  const { tileType, minZoom, maxZoom } = await archive.getHeader();
  if (tileType === TileType.Mvt) {
    const { vectorTiles } = await import('./vector-tiles.ts');
    return vectorTiles(archive, { minZoom, maxZoom }, scheme);
  }
  return pictures(
    new ImageTile({
      minZoom,
      maxZoom,
      async loader(z, x, y, { signal }) {
        const tile = await archive.getZxy(z, x, y, signal);
        return tile ? createImageBitmap(new Blob([tile.data])) : document.createElement('canvas');
      },
    }),
  );
}

function pictures(source: ImageTile): Tiles {
  return { source, layer: new TileLayer({ source }), nameless: false, setScheme: () => undefined };
}
