import { innerPoint } from './inner-point.ts';
import { type Drawn, kindOf, type Layer, placeZooms } from './layer-of.ts';
import { namesIn } from './names-of.ts';
import type { Properties } from './properties.ts';

type Label = { readonly geometry: GeoJSON.Point; readonly properties: Drawn };

/** In which layer of names an area of a layer is named. */
const layers: Partial<Record<Layer, Layer>> = {
  ...{ landcover: 'park', water: 'water_name', boundary: 'place', building: 'poi' },
};
/** Degrees that a name takes at zoom 0: 64 of the 512 pixels of a tile. */
const nameWidth = 45;
/** The last first zoom at which a district is a suburb; smaller ones are quarters, which are named nearer. */
const suburbZoom = 10;
/** Names of points without a rank have 50: a place that somebody put down comes before a district. */
const districtRank = 60;

/** The name of an area as one point inside of it; null for an area without a name. */
export function labelOf(
  shape: GeoJSON.Geometry,
  properties: Properties,
  area: Drawn,
): Label | null {
  const layer = layers[area.layer];
  const names = namesIn(properties);
  const inner = layer && names.name ? innerPoint(shape) : null;
  if (!layer || !inner) return null;
  const geometry = { type: 'Point' as const, coordinates: [...inner.point] };
  const from = Math.max(0, Math.ceil(Math.log2(nameWidth / inner.width)));
  if (layer !== 'place') {
    const tags = { ...names, class: kindOf(properties) };
    return { geometry, properties: { layer, tags, from } };
  }
  const kind = placeOf(properties, Number(area.tags.admin_level), from);
  const tags = { ...names, class: kind, rank: districtRank + from };
  return { geometry, properties: { layer, tags, from: placeZooms.get(kind) ?? from } };
}

/** Which place an area is: what it says, else by its level, else by its size. */
function placeOf(properties: Properties, level: number, from: number): string {
  const kind = kindOf(properties);
  if (placeZooms.has(kind)) return kind;
  if (level <= 2) return 'country';
  if (level <= 4) return 'state';
  return from <= suburbZoom ? 'suburb' : 'quarter';
}
