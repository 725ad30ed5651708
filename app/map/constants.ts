/** Measures of the specification. */
export const zoomLevels = { world: 2, city: 12, outlet: 17, request: 18 } as const;
/** Pixels below which a map is a strip: it has no scale, no credits and no buttons, and its pins are small. */
export const stripHeight = 160;
/** How large a pin is in a strip, of what it is elsewhere. */
export const stripPin = 0.65;
export const markerSize = 65;
export const areaFillOpacity = 0.2;

/** Shown while the map is drawn from the data that ships with it; public domain, credited all the same. */
export const drawnAttribution = 'Natural Earth';

/** What lies over what. Names are painted with the areas or over them, so that their halo holds. */
export const layerOrder = {
  ...{ ground: 0, tiles: 1, middle: 2, names: 3, way: 4, calm: 5, lively: 6 },
} as const;
