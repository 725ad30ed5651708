import type { MapScheme } from './types.ts';

type Palette = Readonly<
  Record<
    | 'water'
    | 'land'
    | 'border'
    | 'ground'
    | 'ring'
    | 'shade'
    | 'outline'
    | 'dot'
    | 'quiet'
    | 'pill'
    | 'strong'
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
    ground: '#f8f9fb',
    ring: '#d9dbe3',
    shade: '#3b4254',
    outline: '#5d6577',
    dot: '#8f95a3',
    quiet: '#656c7b',
    pill: '#ffffff',
    strong: '#151922',
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
    ground: '#181c22',
    ring: '#363d49',
    shade: '#000000',
    outline: '#8b95a6',
    dot: '#7d8696',
    quiet: '#98a1b0',
    pill: '#2b323d',
    strong: '#f1f3f7',
    park: '#1d2a24',
    road: '#2d343d',
    building: '#242a31',
    label: '#a7b0bc',
    halo: '#171b20',
    pickup: '#e9edf2',
    onPickup: '#171b20',
  },
};
