import type { Brand } from '#schemas';
import colours from './colours.json' with { type: 'json' };
import favicon from './favicon.svg?url';
import logo from './logo.svg?url';
import logoDark from './logo-dark.svg?url';
import names from './names.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

export const brand = {
  id: 'lotus',
  ...names,
  texts,
  logo,
  logoDark,
  logoRatio: '99 / 32',
  favicon,
  pin: 'M0-21C9-16 18-9 18 2C18 10 12 16 5 17L0 25L-5 17C-12 16-18 10-18 2C-18-9-9-16 0-21Z',
  illustration: 'double',
  ...colours,
} satisfies Brand;
