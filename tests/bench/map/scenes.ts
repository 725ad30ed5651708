import type { MapViewProps } from '#map';
import type { PlaceLabel, Position } from '#schemas';

type Scene = Omit<MapViewProps, 'direction' | 'locale' | 'texts'>;

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
const named = (name: string, latitude: number, longitude: number, rank: number): PlaceLabel => ({
  name,
  latitude,
  longitude,
  rank,
});

const places: readonly PlaceLabel[] = [
  named('Singapore', 1.2897, 103.8501, 0),
  named('Bugis', 1.3009, 103.8559, 2),
  named('Chinatown', 1.2842, 103.8438, 2),
  named('Tanjong Pagar', 1.2764, 103.8458, 2),
  named('Little India', 1.3066, 103.8518, 2),
  named('Orchard', 1.3048, 103.8318, 1),
  named('Kallang', 1.3114, 103.8714, 1),
  named('Queenstown', 1.2942, 103.7861, 1),
  named('Toa Payoh', 1.3343, 103.8563, 1),
  named('Marina South', 1.271, 103.863, 3),
  named('Kuala Lumpur', 3.139, 101.6869, 0),
  named('Bangkok', 13.7563, 100.5018, 0),
  named('Jakarta', -6.2088, 106.8456, 0),
  named('ວຽງຈັນ', 17.9757, 102.6331, 0),
  named('مدينة الكويت', 29.3759, 47.9774, 0),
  named('حولي', 29.3328, 48.0286, 1),
  named('السالمية', 29.3339, 48.0761, 1),
  named('الفروانية', 29.2775, 47.9586, 1),
  named('臺北', 25.033, 121.5654, 0),
  named('London', 51.5072, -0.1276, 0),
  named('Lagos', 6.5244, 3.3792, 0),
  named('New York', 40.7128, -74.006, 0),
  named('São Paulo', -23.5558, -46.6396, 0),
];

const basemap: Scene['basemap'] = {
  placesAttribution: '© GeoNames',
  places: async (bounds) =>
    places.filter(
      ({ latitude, longitude }) =>
        latitude >= bounds.south &&
        latitude <= bounds.north &&
        (bounds.west <= bounds.east
          ? longitude >= bounds.west && longitude <= bounds.east
          : longitude >= bounds.west || longitude <= bounds.east),
    ),
};

const shop = at(1.2955, 103.853);
const door = at(1.3052, 103.8655);

const area = {
  id: 'area',
  geometry: {
    type: 'Polygon' as const,
    coordinates: [
      [
        [103.846, 1.289],
        [103.862, 1.287],
        [103.874, 1.298],
        [103.872, 1.311],
        [103.855, 1.313],
        [103.845, 1.302],
        [103.846, 1.289],
      ],
    ],
  },
};

const track: Scene = {
  centre: shop,
  zoom: 14,
  basemap,
  fit: [shop, door],
  legs: [
    { from: 'a', to: 'c', look: 'behind' },
    { from: 'c', to: 'b', look: 'full' },
  ],
  markers: [
    { id: 'a', kind: 'pickup', position: shop, label: 'Collection' },
    { id: 'b', kind: 'dropoff', position: door, label: 'Drop-off' },
    { id: 'c', kind: 'rider', position: at(1.3003, 103.8579), label: 'Rider', heading: 60 },
  ],
};

/** What there is to look at. */
export const scenes: Record<string, Scene> & { readonly city: Scene } = {
  city: { ...track, areas: [area] },
  track,
  world: { centre: at(10, 60), zoom: 2, basemap },
  region: { centre: at(8, 104), zoom: 5, basemap },
  gulf: { centre: at(29.3759, 47.9774), zoom: 9, basemap },
  kuwait: {
    centre: at(29.34, 48.02),
    zoom: 12,
    basemap,
    markers: [{ id: 'o', kind: 'outlet', position: at(29.3328, 48.0286), label: 'حولي' }],
  },
  pin: { centre: door, zoom: 17, basemap, pin: door },
  raster: { ...track, zoom: 3, fit: [], basemap: { ...basemap, pmtilesUrl: '/raster.pmtiles' } },
  vector: { ...track, zoom: 3, fit: [], basemap: { ...basemap, pmtilesUrl: '/vector.pmtiles' } },
  tiles: {
    ...track,
    basemap: { ...basemap, tileUrl: '/tiles/{z}/{x}/{y}.png', credits: [{ text: 'Tiles' }] },
  },
  dead: {
    ...track,
    basemap: { ...basemap, tileUrl: '/nothing/{z}/{x}/{y}.png', credits: [{ text: 'Tiles' }] },
  },
};
