import TileLayer from 'ol/layer/Tile.js';
import type ImageTile from 'ol/source/ImageTile.js';

/** Tiles that are pictures: their colours and names are their own. */
export function pictureTiles(source: ImageTile) {
  return {
    source,
    layer: new TileLayer({ source }),
    nameless: false,
    setScheme: () => undefined,
  };
}
