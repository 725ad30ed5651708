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
    water: '#c3dced',
    land: '#f1efea',
    border: '#cfc8ba',
    ground: '#f8f9fb',
    ring: '#d9dbe3',
    shade: '#3b4254',
    outline: '#5d6577',
    dot: '#8f95a3',
    quiet: '#656c7b',
    pill: '#ffffff',
    strong: '#151922',
    label: '#545b66',
    halo: '#f8f7f3',
    pickup: '#1f2733',
    onPickup: '#ffffff',
  },
  dark: {
    water: '#0d2334',
    land: '#171a20',
    border: '#39414b',
    ground: '#181c22',
    ring: '#363d49',
    shade: '#000000',
    outline: '#8b95a6',
    dot: '#7d8696',
    quiet: '#98a1b0',
    pill: '#2b323d',
    strong: '#f1f3f7',
    label: '#a7b0bc',
    halo: '#171b20',
    pickup: '#e9edf2',
    onPickup: '#171b20',
  },
};
