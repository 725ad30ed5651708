import type { Brand } from '#schemas';
import colours from './colours.json' with { type: 'json' };
import favicon from './favicon.svg?url';
import logo from './logo.svg?url';
import logoDark from './logo-dark.svg?url';
import names from './names.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

export const brand = {
  id: 'marigold',
  ...names,
  texts,
  logo,
  logoDark,
  logoRatio: '143 / 32',
  favicon,
  pin: 'M0 25L-6 15C-11 22-22 11-15 6C-23 8-23-8-15-6C-22-11-11-22-6-15C-8-23 8-23 6-15C11-22 22-11 15-6C23-8 23 8 15 6C22 11 11 22 6 15Z',
  illustration: 'arch',
  ...colours,
} satisfies Brand;
