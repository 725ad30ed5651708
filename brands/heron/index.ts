import type { Brand } from '#schemas';
import colours from './colours.json' with { type: 'json' };
import favicon from './favicon.svg?url';
import logo from './logo.svg?url';
import logoDark from './logo-dark.svg?url';
import names from './names.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

export const brand = {
  id: 'heron',
  ...names,
  texts,
  logo,
  logoDark,
  logoRatio: '110 / 32',
  favicon,
  pin: 'M0 25C-6 19-18 13-18 0C-18-10-10-18 0-18C10-18 18-10 18 0C18 13 6 19 0 25Z',
  illustration: 'outline',
  ...colours,
} satisfies Brand;
