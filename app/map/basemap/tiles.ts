import ImageTile from 'ol/source/ImageTile.js';
import VectorTile from 'ol/VectorTile.js';
import type { Basemap } from '../types.ts';
import type { TileNews } from './fallback.ts';
import { pictureTiles } from './picture-tiles.ts';
import type { Opened, TileLook, TileSet } from './tile-set.ts';

/** Opens the configured tiles. Throws when they are a file that cannot be read. */
export async function createTiles(
  basemap: Basemap,
  look: TileLook,
  tell: (news: TileNews) => void,
): Promise<TileSet> {
  const { source, ...tiles } = await openTiles(basemap, look);
  let loaded = false;
  source.on('tileloadend', ({ tile }) => {
    // A service that has no tiles for this place is as good as none.
    if (tile instanceof VectorTile && tile.getFeatures()?.length === 0) return;
    loaded = true;
    tell('loaded');
  });
  source.on('tileloaderror', () => tell('failed'));
  // A source that has never changed is not asked again by its first refresh.
  source.changed();
  return { ...tiles, loaded: () => loaded, retry: () => source.refresh() };
}

async function openTiles(basemap: Basemap, look: TileLook): Promise<Opened> {
  const { tileUrl, pmtilesUrl, streets } = basemap;
  if (pmtilesUrl) return (await import('./archive.ts')).openArchive(pmtilesUrl, look);
  if (tileUrl) return pictureTiles(new ImageTile({ url: tileUrl }));
  if (streets) return (await import('./street-tiles.ts')).streetTiles(streets, look);
  throw new Error('no tiles are configured');
}
