/** The layers of OpenMapTiles and Protomaps of which the map draws something. */
const known = new Set([
  ...['water', 'waterway', 'landcover', 'landuse', 'park', 'building', 'boundary', 'place', 'poi'],
  ...['transportation', 'transportation_name', 'housenumber', 'water_name'],
  ...['earth', 'natural', 'roads', 'buildings', 'boundaries', 'places', 'pois'],
]);

/** Whether tiles with these layers show anything at all. */
export function hasKnownLayer(layers: readonly string[]): boolean {
  return layers.some((layer) => known.has(layer));
}
