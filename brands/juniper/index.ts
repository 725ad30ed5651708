import type { Brand } from '#schemas';
import colours from './colours.json' with { type: 'json' };
import favicon from './favicon.svg?url';
import logo from './logo.svg?url';
import logoDark from './logo-dark.svg?url';
import names from './names.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

export const brand = {
  id: 'juniper',
  ...names,
  texts,
  logo,
  logoDark,
  logoRatio: '124 / 32',
  favicon,
  pin: 'M0-20L17-10L17 10L6 17L0 25L-6 17L-17 10L-17-10Z',
  illustration: 'leaf',
  ...colours,
} satisfies Brand;
