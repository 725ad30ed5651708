import type { MapArea, MapColours, MapMarker } from '#map';
import type { Position } from '#schemas';

/** What both pages show: a thousand markers and fifty areas over one city, always the same. */
export const centre: Position = { latitude: 1.32, longitude: 103.82 };
export const zoom = 12;

/** Those of the house brand in light. */
export const colours: MapColours = {
  scheme: 'light',
  accent: '#0b6bcb',
  onAccent: '#ffffff',
  accentLine: '#0b6bcb',
  warning: '#864900',
  pin: 'M-17-17L17-17L17 17L0 25L-17 17Z',
};

export const markers: readonly MapMarker[] = Array.from({ length: 1_000 }, (_, index) => ({
  id: `m${index}`,
  kind: 'dropoff',
  label: `m${index}`,
  position: around(index * 0.618, index * 0.732),
}));

export const rings: readonly (readonly [number, number][])[] = Array.from(
  { length: 50 },
  (_, index) => {
    const middle = around(index * 0.382, index * 0.271);
    return Array.from({ length: 33 }, (_corner, corner) => {
      const angle = (corner % 32) * (Math.PI / 16);
      const reach = 0.01 + 0.004 * Math.sin(3 * angle + index);
      return [
        middle.longitude + reach * Math.cos(angle),
        middle.latitude + reach * Math.sin(angle),
      ];
    });
  },
);

export const areas: readonly MapArea[] = rings.map((ring, index) => ({
  id: `a${index}`,
  geometry: { type: 'Polygon', coordinates: [[...ring]] },
}));

/** Spread evenly, without chance. */
function around(x: number, y: number): Position {
  return {
    latitude: centre.latitude + ((y % 1) - 0.5) * 0.2,
    longitude: centre.longitude + ((x % 1) - 0.5) * 0.36,
  };
}
