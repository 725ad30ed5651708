import MVT from 'ol/format/MVT.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import { createXYZ } from 'ol/tilegrid.js';
import { loadFonts } from '#ui';
import { layerOrder } from '../constants.ts';
import type { Obstacles } from '../drawn/declutter.ts';
import { avoidedPins } from '../streets/avoid.ts';
import { onFontsLoaded, scriptFonts } from '../streets/fonts.ts';
import { groundStyle } from '../streets/ground.ts';
import { nameStyle } from '../streets/names.ts';
import { bringsWater, namesPlaces } from '../streets/schema.ts';
import type { MapScheme } from '../types.ts';
import { type ReadTile, readTile } from './read-tile.ts';
import type { TileLook } from './tile-set.ts';

type Vectors = {
  readonly read: ReadTile;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** The names of the layers that the tiles have. */
  readonly layers: readonly string[];
};

const group = 'names';

/** Boxes of the screen as pins, on the places that they cover now; before the first picture there are none. */
function floatsOver({ map, covered }: TileLook): Obstacles['pins'] {
  return covered().flatMap(({ left, top, right, bottom }) => {
    const [x, y] = map.getCoordinateFromPixel([left, top]) ?? [];
    const [width, height] = [right - left, bottom - top];
    if (x === undefined || y === undefined || width < 1 || height < 1) return [];
    return [[[x, y], { left: 0, top: 0, right: width, bottom: height }] as const];
  });
}

/** Vector tiles in our own colours, with names in the person's language. */
export function vectorTiles({ read, minZoom, maxZoom, layers }: Vectors, look: TileLook) {
  let { scheme } = look;
  const onName = scriptFonts(loadFonts);
  const source = new VectorTileSource({
    url: '{z}/{x}/{y}',
    format: new MVT(),
    tileGrid: createXYZ({ minZoom, maxZoom, tileSize: 512 }),
    tileLoadFunction: (tile) => readTile(read, tile),
  });
  const styleNames = () => nameStyle({ ...look, scheme, onName });
  const ground = new VectorTileLayer({
    ...{ source, style: groundStyle(scheme), zIndex: layerOrder.tiles },
  });
  const names = new VectorTileLayer({
    ...{ source, style: styleNames(), zIndex: layerOrder.names, declutter: group },
  });
  const pins = avoidedPins(group, layerOrder.names + 0.5);
  return {
    source,
    layers: [ground, names, pins.layer],
    nameless: !namesPlaces(layers),
    coastless: !bringsWater(layers),
    avoid: (stands: Obstacles['pins']) => pins.set([...stands, ...floatsOver(look)]),
    setScheme(next: MapScheme): void {
      scheme = next;
      ground.setStyle(groundStyle(scheme));
      names.setStyle(styleNames());
    },
    destroy: onFontsLoaded(() => names.changed()),
  };
}
