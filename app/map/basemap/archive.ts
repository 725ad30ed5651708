import ImageTile from 'ol/source/ImageTile.js';
import { PMTiles, TileType } from 'pmtiles';
import { pictureTiles } from './picture-tiles.ts';
import type { Opened, TileLook } from './tile-set.ts';

/** Opens a PMTiles file, which holds pictures or vectors. Throws when it cannot be read. */
export async function openArchive(address: string, look: TileLook): Promise<Opened> {
  const archive = new PMTiles(address);
  const { tileType, minZoom, maxZoom } = await archive.getHeader();
  if (tileType === TileType.Mvt) {
    const { vectorTiles } = await import('./vector-tiles.ts');
    const layers = layersOf(await archive.getMetadata());
    const read = async (z: number, x: number, y: number) =>
      (await archive.getZxy(z, x, y))?.data ?? null;
    return vectorTiles({ read, minZoom, maxZoom, layers }, look);
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

function layersOf(metadata: unknown): readonly string[] {
  if (typeof metadata !== 'object' || metadata === null || !('vector_layers' in metadata))
    return [];
  const { vector_layers: layers } = metadata;
  return Array.isArray(layers) ? layers.map((layer) => String(layer?.id)) : [];
}
