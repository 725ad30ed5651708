import type { Brand } from '#schemas';
import colours from './colours.json' with { type: 'json' };
import favicon from './favicon.svg?url';
import logo from './logo.svg?url';
import logoDark from './logo-dark.svg?url';
import names from './names.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

export const brand = {
  id: 'parcelbird',
  ...names,
  texts,
  logo,
  logoDark,
  logoRatio: '162 / 32',
  favicon,
  pin: 'M0 25L-7 17C-14 14-18 7-18 0C-18-10-10-18 0-18C10-18 18-10 18 0C18 7 14 14 7 17Z',
  illustration: 'dashed',
  ...colours,
} satisfies Brand;
