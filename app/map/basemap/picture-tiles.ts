import TileLayer from 'ol/layer/Tile.js';
import type ImageTile from 'ol/source/ImageTile.js';
import { layerOrder } from '../constants.ts';
import type { Opened } from './tile-set.ts';

/** Tiles that are pictures: their colours and names are their own. */
export function pictureTiles(source: ImageTile): Opened {
  return {
    source,
    layers: [new TileLayer({ source, zIndex: layerOrder.tiles })],
    nameless: false,
    coastless: false,
    avoid: () => undefined,
    setScheme: () => undefined,
    destroy: () => undefined,
  };
}
