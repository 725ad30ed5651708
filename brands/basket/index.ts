import type { Brand } from '#schemas';
import favicon from './favicon.svg?url';
import logo from './logo.svg?url';
import names from './names.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

export const brand = {
  id: 'basket',
  ...names,
  texts,
  logo,
  favicon,
  light: {
    accent: '#3f801e',
    accentHover: '#336718',
    onAccent: '#ffffff',
    accentText: '#39741b',
    accentSoft: '#f0faea',
    accentLine: '#499523',
  },
  dark: {
    accent: '#3f801e',
    accentHover: '#336718',
    onAccent: '#ffffff',
    accentText: '#84d85a',
    accentSoft: '#263c1b',
    accentLine: '#65cf30',
  },
} satisfies Brand;
