import { gzipSync } from 'node:zlib';
import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { zxyToTileId } from 'pmtiles';
import { type Drawn, firstZooms, type Layer } from './layer-of.ts';
import type { Limits } from './limits.ts';
import type { DrawnFeature } from './read-features.ts';
import { RefusedMap } from './refused-map.ts';

export type CutTile = { readonly id: number; readonly data: Uint8Array };

/** The highest zoom of tiles (0.6 m on the ground); beyond, they are enlarged. */
export const lastZoom = 14;
/** How finely a tile is divided. */
const extent = 4096;

/**
 * Cuts features into tiles, depth first, releasing each once written, since a country's tiles do not fit into memory. Tiles below an
 * empty one are still cut, since features may be too small to show in it.
 */
export function cutTiles(
  features: readonly DrawnFeature[],
  name: string,
  most: Pick<Limits, 'tiles'>,
): CutTile[] {
  const index = new GeoJSONVT(
    { type: 'FeatureCollection', features: [...features] },
    { maxZoom: lastZoom, extent, indexMaxZoom: 0, indexMaxPoints: 0 },
  );
  const held = heldTiles(index);
  const found: CutTile[] = [];
  const cut = (z: number, x: number, y: number): void => {
    const tile = index.getTile(z, x, y);
    if (tile === null) return;
    const data = encode(tile, z);
    if (data) found.push({ id: zxyToTileId(z, x, y), data });
    if (found.length > most.tiles) {
      throw new RefusedMap(
        `${name} makes more than ${most.tiles} tiles: make a .pmtiles of it and import that.`,
      );
    }
    if (z < lastZoom) {
      for (const [dx, dy] of quarters) cut(z + 1, 2 * x + dx, 2 * y + dy);
    }
    Reflect.deleteProperty(held, ((1 << z) * y + x) * 32 + z);
  };
  cut(0, 0, 0);
  return found.sort((a, b) => a.id - b.id);
}

const quarters = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** The tiles held by the index; the library offers no way to release them. */
function heldTiles(index: GeoJSONVT): object {
  return Object(Reflect.get(Object(Reflect.get(index, 'tileIndex')), 'tiles'));
}

/** An encoded, compressed tile; null when it shows nothing. */
function encode(tile: GeoJSONVTTile, z: number): Uint8Array | null {
  const layers = new Map<Layer, GeoJSONVTTile['features']>();
  for (const feature of tile.features) {
    const drawn: unknown = feature.tags;
    if (!isDrawn(drawn) || isOutside(feature)) continue;
    // The last tiles are enlarged, so that what is seen still nearer is in them, too.
    if (Math.min(lastZoom, Math.max(firstZooms[drawn.layer], drawn.from ?? 0)) > z) continue;
    const list = layers.get(drawn.layer) ?? [];
    list.push({ ...feature, tags: drawn.tags });
    layers.set(drawn.layer, list);
  }
  if (layers.size === 0) return null;
  const made = [...layers].map(([layer, features]) => [layer, { ...tile, features }] as const);
  const packed = gzipSync(fromGeojsonVt(Object.fromEntries(made), { version: 2, extent }));
  // Copy: zlib's result keeps a buffer of 16 kB alive.
  return Uint8Array.from(packed);
}

/** Whether a point lies beyond the tile's edge: the tile next to it has it as well, and a name is written once. */
function isOutside(feature: GeoJSONVTFeature): boolean {
  const isInside = (at: number) => at >= 0 && at < extent;
  return feature.type === 1 && !feature.geometry.some((point) => point.every(isInside));
}

/** Type guard: the index returns a feature's properties unchanged. */
function isDrawn(given: unknown): given is Drawn {
  return typeof given === 'object' && given !== null && 'layer' in given && 'tags' in given;
}
