/** The layers of OpenMapTiles and Protomaps that the map draws. */
const known = new Set([
  ...['water', 'waterway', 'landcover', 'landuse', 'park', 'building', 'boundary', 'place', 'poi'],
  ...['transportation', 'transportation_name', 'housenumber', 'water_name'],
  ...['earth', 'natural', 'roads', 'buildings', 'boundaries', 'places', 'pois'],
]);

/** Whether the map draws any of these layers. */
export function hasKnownLayer(layers: readonly string[]): boolean {
  return layers.some((layer) => known.has(layer));
}
