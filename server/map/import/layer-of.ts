import { namesIn } from './names-of.ts';
import type { Properties, Tags } from './properties.ts';

/** A feature in a tile: its layer and properties, by the names of OpenMapTiles. */
export type Drawn = {
  readonly layer: Layer;
  readonly tags: Tags;
  /** Its first zoom, where that is later than the layer's. */
  readonly from?: number;
};
export type Layer = keyof typeof firstZooms;

/** The first zoom of each layer. */
export const firstZooms = {
  ...{ water: 0, landcover: 0, boundary: 0, place: 0, waterway: 8, transportation: 4 },
  ...{ building: 13, poi: 14, housenumber: 14, park: 0, water_name: 0 },
} as const;
/** Edges of districts lie too close together to be told apart before. */
const edgeZoom = 6;

const roads: Readonly<Record<string, string>> = {
  ...{ motorway: 'motorway', trunk: 'trunk', primary: 'primary', secondary: 'secondary' },
  ...{ tertiary: 'tertiary', residential: 'minor', unclassified: 'minor', minor: 'minor' },
  ...{ living_street: 'minor', minor_road: 'minor', major_road: 'secondary', highway: 'motorway' },
  ...{ service: 'service', track: 'track', path: 'path', footway: 'path', cycleway: 'path' },
  ...{
    pedestrian: 'path',
    steps: 'path',
    rail: 'rail',
    railway: 'rail',
    light_rail: 'rail',
    subway: 'rail',
  },
};
/** The class of roads without a known one, visible from far enough to show a town's shape. */
const plainRoad = 'tertiary';
const streams = new Set(['river', 'stream', 'canal', 'drain', 'ditch']);
const waters = new Set([
  'water',
  'lake',
  'ocean',
  'sea',
  'reservoir',
  'riverbank',
  'basin',
  ...streams,
]);
const greens = new Set([
  ...['park', 'grass', 'wood', 'forest', 'nature_reserve', 'garden', 'meadow', 'cemetery'],
  ...['golf_course', 'recreation_ground', 'pitch', 'playground'],
]);
/** Kinds of places, with a zoom at which the map names none of them yet: beyond it tiles have to bring them. */
export const placeZooms: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ country: 0, state: 3, city: 2, town: 6, village: 9, suburb: 9 },
    ...{ quarter: 11, neighbourhood: 11, hamlet: 11 },
  }),
);
const kindKeys = [
  ...['highway', 'railway', 'waterway', 'natural', 'landuse', 'leisure', 'place', 'class', 'kind'],
];

/** The layer and properties of a feature; null for one that the map does not draw. */
export function layerOf(geometry: GeoJSON.Geometry, properties: Properties): Drawn | null {
  const kind = kindOf(properties);
  const names = namesIn(properties);
  if (geometry.type.endsWith('LineString')) return lineOf(kind, properties, names);
  return geometry.type.endsWith('Polygon')
    ? areaOf(kind, properties, names)
    : pointOf(kind, properties, names);
}

function lineOf(kind: string, properties: Properties, names: Tags): Drawn {
  const level = levelOf(properties);
  if (level !== null) return edgeOf(level, names);
  if (streams.has(kind)) return { layer: 'waterway', tags: { ...names, class: kind } };
  const road = roads[kind.replace(/_link$/, '')] ?? plainRoad;
  return { layer: 'transportation', tags: { ...names, class: road } };
}

function areaOf(kind: string, properties: Properties, names: Tags): Drawn {
  if (isGiven(properties.building) || kind === 'building') {
    return { layer: 'building', tags: { ...names, ...numberIn(properties) } };
  }
  if (waters.has(kind)) return { layer: 'water', tags: { ...names, class: kind } };
  if (greens.has(kind)) return { layer: 'landcover', tags: { ...names, class: kind } };
  // An area of unknown kind is drawn as a district, by its edge.
  return edgeOf(levelOf(properties) ?? 6, names);
}

/** The class tells edges that somebody imported from those of all levels that a service's tiles bring. */
function edgeOf(level: number, names: Tags): Drawn {
  const tags = { ...names, admin_level: level };
  if (level === 2) return { layer: 'boundary', tags };
  return { layer: 'boundary', tags: { ...tags, class: 'district' }, from: edgeZoom };
}

function pointOf(kind: string, properties: Properties, names: Tags): Drawn | null {
  const number = numberIn(properties);
  if (number.housenumber) return { layer: 'housenumber', tags: number };
  if (!names.name) return null;
  const tags = { ...names, class: kind };
  const from = placeZooms.get(kind);
  return from === undefined ? { layer: 'poi', tags } : { layer: 'place', tags, from };
}

export function kindOf(properties: Properties): string {
  const key = kindKeys.find((each) => isGiven(properties[each]));
  const value = key === undefined ? '' : String(properties[key]);
  return key === 'railway' ? 'rail' : value.toLowerCase();
}

function levelOf({ admin_level: level, boundary }: Properties): number | null {
  const given = Number(level);
  if (isGiven(level) && Number.isInteger(given) && given >= 1 && given <= 12) return given;
  return isGiven(boundary) ? 6 : null;
}

function numberIn(properties: Properties): Tags {
  const { 'addr:housenumber': number, housenumber, block } = properties;
  const given = [number, housenumber, block].find(isGiven);
  return given === undefined ? {} : { housenumber: String(given).slice(0, 40) };
}

function isGiven(value: unknown): value is string | number | true {
  if (typeof value === 'string') return value.trim() !== '' && value !== 'no';
  return typeof value === 'number' || value === true;
}
