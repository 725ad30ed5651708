import type { MapScheme } from './types.ts';

type Palette = Readonly<
  Record<
    | 'water'
    | 'land'
    | 'border'
    | 'grid'
    | 'park'
    | 'road'
    | 'building'
    | 'label'
    | 'halo'
    | 'pickup'
    | 'onPickup',
    string
  >
>;

/** The drawn map's own colours: calm and of no brand, so that markers and areas stand out. */
export const palettes: Record<MapScheme, Palette> = {
  light: {
    water: '#d3e1ea',
    land: '#f4f2ed',
    border: '#cfc8ba',
    grid: '#8a7f68',
    park: '#e2ead9',
    road: '#ffffff',
    building: '#e9e5dc',
    label: '#545b66',
    halo: '#f8f7f3',
    pickup: '#1f2733',
    onPickup: '#ffffff',
  },
  dark: {
    water: '#0f161d',
    land: '#1c2127',
    border: '#39414b',
    grid: '#a4b4c6',
    park: '#1d2a24',
    road: '#2d343d',
    building: '#242a31',
    label: '#a7b0bc',
    halo: '#171b20',
    pickup: '#e9edf2',
    onPickup: '#171b20',
  },
};
