export { areaFillOpacity, drawnAttribution, markerSize, zoomLevels } from './constants.ts';
export { loadMap } from './load.ts';
export { MapView, type MapViewProps } from './map-view.tsx';
export { glyphs } from './markers/glyphs.ts';
export type { Mark, Overview } from './overview/types.ts';
export type {
  Basemap,
  Bounds,
  MapArea,
  MapColours,
  MapHandle,
  MapLeg,
  MapMarker,
  MapOptions,
  MapScheme,
  MapTexts,
  MarkerKind,
} from './types.ts';
