import type { Brand } from '#schemas';
import colours from './colours.json' with { type: 'json' };
import favicon from './favicon.svg?url';
import logo from './logo.svg?url';
import logoDark from './logo-dark.svg?url';
import names from './names.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

export const brand = {
  id: 'paprika',
  ...names,
  texts,
  logo,
  logoDark,
  logoRatio: '130 / 32',
  favicon,
  pin: 'M-4-18C-2-20 2-20 4-18L18-4C20-2 20 2 18 4L5 17L0 25L-5 17L-18 4C-20 2-20-2-18-4Z',
  illustration: 'cut',
  ...colours,
} satisfies Brand;
