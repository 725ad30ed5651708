import type { Brand } from '#schemas';
import favicon from './favicon.svg?url';
import logo from './logo.svg?url';
import names from './names.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

export const brand = {
  id: 'marigold',
  ...names,
  texts,
  logo,
  favicon,
  light: {
    accent: '#f2a20c',
    accentHover: '#e09200',
    onAccent: '#231600',
    accentText: '#8a5200',
    accentSoft: '#fdf1d6',
    accentLine: '#b36b00',
  },
  dark: {
    accent: '#f5ad2a',
    accentHover: '#ffc04d',
    onAccent: '#231600',
    accentText: '#f7bd5a',
    accentSoft: '#2e2310',
    accentLine: '#f5ad2a',
  },
} satisfies Brand;
