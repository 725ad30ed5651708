import type { Brand } from '#schemas';
import favicon from './favicon.svg?url';
import logo from './logo.svg?url';
import names from './names.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

export const brand = {
  id: 'lotus',
  ...names,
  texts,
  logo,
  favicon,
  light: {
    accent: '#c41c70',
    accentHover: '#aa1861',
    onAccent: '#ffffff',
    accentText: '#c41c70',
    accentSoft: '#fce9f2',
    accentLine: '#e44494',
  },
  dark: {
    accent: '#d61f7a',
    accentHover: '#bb1b6b',
    onAccent: '#ffffff',
    accentText: '#e85ea3',
    accentSoft: '#3c1b2b',
    accentLine: '#df2080',
  },
} satisfies Brand;
