import ImageTile from 'ol/source/ImageTile.js';
import { PMTiles, TileType } from 'pmtiles';
import type { MapScheme } from '../types.ts';
import { pictureTiles } from './picture-tiles.ts';

/** Opens a PMTiles file, which holds pictures or vectors. Throws when it cannot be read. */
export async function openArchive(address: string, scheme: MapScheme) {
  const archive = new PMTiles(address);
  const { tileType, minZoom, maxZoom } = await archive.getHeader();
  if (tileType === TileType.Mvt) {
    const { vectorTiles } = await import('./vector-tiles.ts');
    return vectorTiles(archive, { minZoom, maxZoom }, scheme);
  }
  return pictureTiles(
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
