import type Layer from 'ol/layer/Layer.js';
import ImageTile from 'ol/source/ImageTile.js';
import type TileSource from 'ol/source/Tile.js';
import type { Basemap, MapScheme } from '../types.ts';
import type { TileNews } from './fallback.ts';
import { pictureTiles } from './picture-tiles.ts';

/** Tiles on the map, and what the fallback needs to know of them. */
export type TileSet = {
  readonly layer: Layer;
  /** These tiles bring no place names: the map has to write them. */
  readonly nameless: boolean;
  loaded(): boolean;
  retry(): void;
  setScheme(scheme: MapScheme): void;
};

type Opened = Pick<TileSet, 'layer' | 'nameless' | 'setScheme'> & { readonly source: TileSource };

/** Opens the configured tiles. Throws when they are a file that cannot be read. */
export async function createTiles(
  basemap: Basemap,
  scheme: MapScheme,
  tell: (news: TileNews) => void,
): Promise<TileSet> {
  const { source, ...tiles } = await openTiles(basemap, scheme);
  let loaded = false;
  source.on('tileloadend', () => {
    loaded = true;
    tell('loaded');
  });
  source.on('tileloaderror', () => tell('failed'));
  // A source that has never changed is not asked again by its first refresh.
  source.changed();
  return { ...tiles, loaded: () => loaded, retry: () => source.refresh() };
}

async function openTiles({ tileUrl, pmtilesUrl }: Basemap, scheme: MapScheme): Promise<Opened> {
  if (!pmtilesUrl) return pictureTiles(new ImageTile({ url: tileUrl ?? '' }));
  const { openArchive } = await import('./archive.ts');
  return openArchive(pmtilesUrl, scheme);
}
