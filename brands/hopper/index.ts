import type { Brand } from '#schemas';
import colours from './colours.json' with { type: 'json' };
import favicon from './favicon.svg?url';
import logo from './logo.svg?url';
import logoDark from './logo-dark.svg?url';
import names from './names.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

export const brand = {
  id: 'hopper',
  ...names,
  texts,
  logo,
  logoDark,
  logoRatio: '124 / 32',
  favicon,
  pin: 'M-7-17L7-17C13-17 17-13 17-7L17 7C17 13 13 17 7 17L5 17L0 25L-5 17L-7 17C-13 17-17 13-17 7L-17-7C-17-13-13-17-7-17Z',
  illustration: 'round',
  ...colours,
} satisfies Brand;
