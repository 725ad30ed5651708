import type { Brand } from '#schemas';
import favicon from './favicon.svg?url';
import logo from './logo.svg?url';
import names from './names.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

export const brand = {
  id: 'heron',
  ...names,
  texts,
  logo,
  favicon,
  light: {
    accent: '#0f6fb3',
    accentHover: '#0c5d97',
    onAccent: '#ffffff',
    accentText: '#0e6caf',
    accentSoft: '#e8f4fc',
    accentLine: '#1289de',
  },
  dark: {
    accent: '#1077c1',
    accentHover: '#0d66a5',
    onAccent: '#ffffff',
    accentText: '#42a7f0',
    accentSoft: '#1b2e3c',
    accentLine: '#1392ec',
  },
} satisfies Brand;
