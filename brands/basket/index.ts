import type { Brand } from '#schemas';
import colours from './colours.json' with { type: 'json' };
import favicon from './favicon.svg?url';
import logo from './logo.svg?url';
import logoDark from './logo-dark.svg?url';
import names from './names.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

export const brand = {
  id: 'basket',
  ...names,
  texts,
  logo,
  logoDark,
  logoRatio: '124 / 32',
  favicon,
  pin: 'M0-20C6-16 12-15 18-15L18 0C18 12 9 19 0 25C-9 19-18 12-18 0L-18-15C-12-15-6-16 0-20Z',
  illustration: 'soft',
  ...colours,
} satisfies Brand;
