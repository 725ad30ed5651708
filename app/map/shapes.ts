import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { Position } from '#schemas';
import { areaFillOpacity } from './constants.ts';
import { toPoint } from './geo.ts';
import { palettes } from './palette.ts';
import type { MapArea, MapColours } from './types.ts';

/** Delivery areas, filled lightly in the accent colour. */
export function createAreas(colours: MapColours) {
  const source = new VectorSource<Feature<MultiPolygon>>();
  const layer = new VectorLayer({ source, style: areaStyle(colours) });
  return {
    layer,
    set(areas: readonly MapArea[]): void {
      source.clear(true);
      source.addFeatures(areas.map(({ geometry }) => new Feature(polygonsOf(geometry))));
    },
    setColours: (next: MapColours) => layer.setStyle(areaStyle(next)),
  };
}

/** The way between two places, with a casing so that it reads on land, water and tiles. */
export function createRoute(colours: MapColours) {
  const geometry = new LineString([]);
  const source = new VectorSource({ features: [new Feature(geometry)] });
  const layer = new VectorLayer({ source, style: routeStyle(colours) });
  return {
    layer,
    set: (line: readonly Position[]) =>
      geometry.setCoordinates(line.map((position) => [...toPoint(position)])),
    setColours: (next: MapColours) => layer.setStyle(routeStyle(next)),
  };
}

function polygonsOf(geometry: MapArea['geometry']): MultiPolygon {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return new MultiPolygon(
    polygons.map((rings) =>
      rings.map((ring) =>
        ring.map(([longitude = 0, latitude = 0]) => [...toPoint({ longitude, latitude })]),
      ),
    ),
  );
}

function areaStyle({ accent }: MapColours): Style {
  return new Style({
    fill: new Fill({ color: withOpacity(accent, areaFillOpacity) }),
    stroke: new Stroke({ color: accent, width: 1.5 }),
  });
}

function routeStyle({ accent, scheme }: MapColours): Style[] {
  const shared = { lineCap: 'round', lineJoin: 'round' } as const;
  return [
    new Style({ stroke: new Stroke({ ...shared, color: palettes[scheme].halo, width: 7 }) }),
    new Style({ stroke: new Stroke({ ...shared, color: accent, width: 4 }) }),
  ];
}

/** The canvas reads any CSS colour, so that a brand may write its accent as it likes. */
function withOpacity(colour: string, opacity: number): string {
  return `color-mix(in srgb, ${colour} ${opacity * 100}%, transparent)`;
}
