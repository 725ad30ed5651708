import type { Brand } from '#schemas';
import favicon from './favicon.svg?url';
import logo from './logo.svg?url';
import names from './names.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

export const brand = {
  id: 'hopper',
  ...names,
  texts,
  logo,
  favicon,
  light: {
    accent: '#4a51d8',
    accentHover: '#3b41bd',
    onAccent: '#ffffff',
    accentText: '#4046c4',
    accentSoft: '#eceefd',
    accentLine: '#5a61e6',
  },
  dark: {
    accent: '#5b63ea',
    accentHover: '#4f57dc',
    onAccent: '#ffffff',
    accentText: '#a9afff',
    accentSoft: '#20233f',
    accentLine: '#8188ff',
  },
} satisfies Brand;
