import type { FeatureLike } from 'ol/Feature.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { palettes } from '../palette.ts';
import type { MapScheme } from '../types.ts';
import { streetPalettes } from './palette.ts';
import { kindOf, layerOf, type RoadClass, roadClassOf } from './schema.ts';
import { roadWidth, zoomAt } from './widths.ts';

export type StreetStyle = (feature: FeatureLike, resolution: number) => Style[] | undefined;

/** From bottom to top. Casings lie under all roads, so that crossings are open. */
const order = {
  land: 0,
  green: 1,
  water: 2,
  building: 3,
  border: 4,
  casing: 10,
  road: 20,
} as const;
const roadOrder: Readonly<Record<RoadClass, number>> = {
  path: 0,
  rail: 1,
  minor: 2,
  middle: 3,
  main: 4,
};
const greens = new Set([
  ...['park', 'grass', 'wood', 'forest', 'nature_reserve', 'national_park', 'garden', 'meadow'],
  ...['cemetery', 'golf_course', 'village_green', 'recreation_ground', 'pitch', 'playground'],
]);
/** Buildings are drawn from this zoom on, and paths that lie within parks. */
const buildingZoom = 14;

/** The ground of streets: areas and roads, without any name. */
export function groundStyle(scheme: MapScheme): StreetStyle {
  const colours = streetPalettes[scheme];
  const area = (color: string, zIndex: number) => [
    new Style({ fill: new Fill({ color }), zIndex }),
  ];
  const land = area(palettes[scheme].land, order.land);
  const green = area(colours.park, order.green);
  const water = area(colours.water, order.water);
  const stream = line(colours.water, 1.5, order.water);
  const borders = borderStyles(colours.border);
  const building = [
    new Style({
      fill: new Fill({ color: colours.building }),
      stroke: new Stroke({ color: colours.buildingLine, width: 1 }),
      zIndex: order.building,
    }),
  ];
  const roads = roadStyles(scheme);
  const areas: Readonly<Record<string, Style[] | undefined>> = { earth: land, water, park: green };
  return (feature, resolution) => {
    const layer = layerOf(feature);
    if (layer === 'transportation') return roads(feature, zoomAt(resolution));
    if (layer === 'boundary') return borders(feature);
    if (!feature.getGeometry()?.getType().endsWith('Polygon')) {
      return layer.startsWith('water') && layer !== 'water_name' ? stream : undefined;
    }
    if (layer === 'building') return zoomAt(resolution) < buildingZoom ? undefined : building;
    if (layer.startsWith('land')) return greens.has(kindOf(feature)) ? green : undefined;
    return areas[layer];
  };
}

/** Of a service's borders only those of countries; of imported ones also a district's, finer than a country's. */
function borderStyles(colour: string) {
  const country = line(colour, 1, order.border, [4, 3]);
  const district = line(colour, 0.75, order.border, [2, 3]);
  return (feature: FeatureLike): Style[] | undefined => {
    if (isCountry(feature)) return country;
    return kindOf(feature) === 'district' ? district : undefined;
  };
}

/** Made once for each class and half a zoom, however many roads there are. */
function roadStyles(scheme: MapScheme) {
  const made = new Map<string, Style[]>();
  return (feature: FeatureLike, zoom: number): Style[] | undefined => {
    const road = roadClassOf(feature);
    const near = Math.round(zoom * 2) / 2;
    if (road === undefined || roadWidth(road, near) === 0) return undefined;
    const key = `${road} ${near}`;
    const styles = made.get(key) ?? roadStyle(scheme, road, near);
    made.set(key, styles);
    return styles;
  };
}

function roadStyle(scheme: MapScheme, road: RoadClass, zoom: number): Style[] {
  const { road: plain, casing, main, mainCasing } = streetPalettes[scheme];
  const [width, above] = [roadWidth(road, zoom), roadOrder[road]];
  if (road === 'rail') return line(casing, width, order.road + above, [6, 3]);
  const edge = road === 'main' ? mainCasing : casing;
  // Too narrow for a casing, so the road takes the casing's colour.
  if (width < 2) return line(edge, width, order.casing + above);
  return [
    ...line(edge, width + 2, order.casing + above),
    ...line(road === 'main' ? main : plain, width, order.road + above),
  ];
}

function line(color: string, width: number, zIndex: number, lineDash?: number[]): Style[] {
  const cap = lineDash ? 'butt' : 'round';
  const stroke = new Stroke({
    color,
    width,
    lineCap: cap,
    lineJoin: 'round',
    ...(lineDash && { lineDash }),
  });
  return [new Style({ stroke, zIndex })];
}

function isCountry(feature: FeatureLike): boolean {
  return Number(feature.get('admin_level')) === 2 || kindOf(feature) === 'country';
}
