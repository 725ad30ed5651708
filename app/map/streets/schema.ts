import type { FeatureLike } from 'ol/Feature.js';

/** What Protomaps calls a layer, as OpenMapTiles calls it. */
const aliases: Readonly<Record<string, string>> = {
  roads: 'transportation',
  buildings: 'building',
  boundaries: 'boundary',
  places: 'place',
  pois: 'poi',
  natural: 'landcover',
};

export function layerOf(feature: FeatureLike): string {
  return canonical(String(feature.get('layer')));
}

/** Whether tiles with these layers name places. */
export function namesPlaces(layers: readonly string[]): boolean {
  return layers.some((layer) => canonical(layer) === 'place');
}

/** Whether tiles with these layers show where the land ends. */
export function bringsWater(layers: readonly string[]): boolean {
  return layers.some((layer) => canonical(layer) === 'water');
}

export type RoadClass = 'main' | 'middle' | 'minor' | 'path' | 'rail';

const roads: Readonly<Record<RoadClass, readonly string[]>> = {
  main: ['motorway', 'trunk', 'primary', 'highway'],
  middle: ['secondary', 'tertiary', 'major_road', 'medium_road'],
  minor: ['minor', 'minor_road', 'residential', 'unclassified', 'living_street', 'busway'],
  path: ['service', 'track', 'path', 'pedestrian', 'footway', 'cycleway', 'steps'],
  rail: ['rail', 'transit', 'light_rail', 'subway'],
};

const roadClasses: ReadonlyMap<string, RoadClass> = new Map(
  (Object.keys(roads) as RoadClass[]).flatMap((name) =>
    roads[name].map((kind) => [kind, name] as const),
  ),
);

/** How a road is drawn; undefined for what is none, such as a ferry. */
export function roadClassOf(feature: FeatureLike): RoadClass | undefined {
  return roadClasses.get(kindOf(feature));
}

export function kindOf(feature: FeatureLike): string {
  return String(feature.get('class') ?? feature.get('kind') ?? '');
}

function canonical(layer: string): string {
  return aliases[layer] ?? layer;
}
