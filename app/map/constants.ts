/** Measures of the specification. */
export const zoomLevels = { world: 2, city: 12, outlet: 17, request: 18 } as const;
export const markerSize = 65;
export const areaFillOpacity = 0.2;

/** Shown while the map is drawn from the data that ships with it; public domain, credited all the same. */
export const drawnAttribution = 'Natural Earth';
