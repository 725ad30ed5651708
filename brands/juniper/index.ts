import type { Brand } from '#schemas';
import favicon from './favicon.svg?url';
import logo from './logo.svg?url';
import names from './names.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

export const brand = {
  id: 'juniper',
  ...names,
  texts,
  logo,
  favicon,
  light: {
    accent: '#17825b',
    accentHover: '#126849',
    onAccent: '#ffffff',
    accentText: '#157552',
    accentSoft: '#e9fbf5',
    accentLine: '#1b986a',
  },
  dark: {
    accent: '#17825b',
    accentHover: '#126849',
    onAccent: '#ffffff',
    accentText: '#52e0ac',
    accentSoft: '#1b3c30',
    accentLine: '#26d997',
  },
} satisfies Brand;
