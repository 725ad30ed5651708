import type { Brand } from '#schemas';
import favicon from './favicon.svg?url';
import logo from './logo.svg?url';
import names from './names.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

export const brand = {
  id: 'paprika',
  ...names,
  texts,
  logo,
  favicon,
  light: {
    accent: '#cc3f14',
    accentHover: '#b03711',
    onAccent: '#ffffff',
    accentText: '#be3b13',
    accentSoft: '#fcede8',
    accentLine: '#e95325',
  },
  dark: {
    accent: '#cc3f14',
    accentHover: '#b03711',
    onAccent: '#ffffff',
    accentText: '#ed6c45',
    accentSoft: '#3c231b',
    accentLine: '#e84817',
  },
} satisfies Brand;
