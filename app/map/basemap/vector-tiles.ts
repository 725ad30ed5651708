import type { FeatureLike } from 'ol/Feature.js';
import MVT from 'ol/format/MVT.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type Tile from 'ol/Tile.js';
import TileState from 'ol/TileState.js';
import { createXYZ } from 'ol/tilegrid.js';
import VectorTile from 'ol/VectorTile.js';
import type { PMTiles } from 'pmtiles';
import { palettes } from '../palette.ts';
import type { MapScheme } from '../types.ts';

type Zooms = { readonly minZoom: number; readonly maxZoom: number };

/** Vector tiles from a PMTiles archive, in the drawn map's colours and without names. */
export function vectorTiles(archive: PMTiles, zooms: Zooms, scheme: MapScheme) {
  const source = new VectorTileSource({
    url: '{z}/{x}/{y}',
    format: new MVT(),
    tileGrid: createXYZ({ ...zooms, tileSize: 512 }),
    tileLoadFunction: (tile) => readTile(archive, tile),
  });
  const layer = new VectorTileLayer({ source, style: tileStyle(scheme) });
  return {
    source,
    layer,
    nameless: true,
    setScheme: (next: MapScheme) => layer.setStyle(tileStyle(next)),
  };
}

function readTile(archive: PMTiles, tile: Tile): void {
  if (!(tile instanceof VectorTile)) return;
  const [z = 0, x = 0, y = 0] = tile.getTileCoord();
  tile.setLoader((extent, _resolution, featureProjection) => {
    archive
      .getZxy(z, x, y)
      .then((found) => {
        const format = tile.getFormat();
        if (!found) tile.setState(TileState.EMPTY);
        else tile.setFeatures(format.readFeatures(found.data, { extent, featureProjection }));
      })
      .catch(() => tile.setState(TileState.ERROR));
  });
}

/** Understands the layer names of the Protomaps and OpenMapTiles schemes; other layers stay unseen. */
function tileStyle(
  scheme: MapScheme,
): (feature: FeatureLike, resolution: number) => Style | undefined {
  const { water, land, park, road, building, border } = palettes[scheme];
  const fill = (color: string) => new Style({ fill: new Fill({ color }) });
  const line = (color: string, width: number) =>
    new Style({ stroke: new Stroke({ color, width }) });
  const [minor, middle, major] = [line(road, 1.5), line(road, 3), line(road, 5)];
  const green = fill(park);
  const styles: Record<string, Style> = {
    earth: fill(land),
    water: fill(water),
    park: green,
    building: fill(building),
    buildings: fill(building),
    boundary: line(border, 1),
    boundaries: line(border, 1),
  };
  return (feature, resolution) => {
    const name = String(feature.get('layer'));
    if (name === 'landuse' || name === 'landcover' || name === 'natural') {
      return greens.has(kindOf(feature)) ? green : undefined;
    }
    if (name !== 'roads' && name !== 'transportation') return styles[name];
    if (mainRoads.has(kindOf(feature))) return resolution < 10 ? major : minor;
    return resolution < 3 ? middle : minor;
  };
}

const greens = new Set([
  'park',
  'grass',
  'wood',
  'forest',
  'nature_reserve',
  'cemetery',
  'golf_course',
]);
const mainRoads = new Set(['highway', 'major_road', 'motorway', 'trunk', 'primary', 'secondary']);

function kindOf(feature: FeatureLike): string {
  return String(feature.get('kind') ?? feature.get('class') ?? '');
}
