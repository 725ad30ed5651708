import type Tile from 'ol/Tile.js';
import TileState from 'ol/TileState.js';
import VectorTile from 'ol/VectorTile.js';

/** Reads one tile; null when there is none at that place, which is no failure. */
export type ReadTile = (z: number, x: number, y: number) => Promise<ArrayBuffer | null>;

/**
 * A place without a tile has no features. It is never EMPTY: OpenLayers waits for such a tile for ever, and loads nothing more
 * after a few of them.
 */
export function readTile(read: ReadTile, tile: Tile): void {
  if (!(tile instanceof VectorTile)) return;
  const [z = 0, x = 0, y = 0] = tile.getTileCoord();
  tile.setLoader((extent, _resolution, featureProjection) => {
    read(z, x, y)
      .then((data) =>
        tile.setFeatures(
          data ? tile.getFormat().readFeatures(data, { extent, featureProjection }) : [],
        ),
      )
      .catch(() => tile.setState(TileState.ERROR));
  });
}
