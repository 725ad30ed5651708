import type { Brand } from '#schemas';
import favicon from './favicon.svg?url';
import logo from './logo.svg?url';
import names from './names.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

export const brand = {
  id: 'parcelbird',
  ...names,
  texts,
  logo,
  favicon,
  light: {
    accent: '#7a33cc',
    accentHover: '#6c2db4',
    onAccent: '#ffffff',
    accentText: '#7a33cc',
    accentSoft: '#f2ebfa',
    accentLine: '#955cd6',
  },
  dark: {
    accent: '#8543d0',
    accentHover: '#7631c4',
    onAccent: '#ffffff',
    accentText: '#aa7cde',
    accentSoft: '#2a1b3c',
    accentLine: '#9054d4',
  },
} satisfies Brand;
