import type { Market } from '#schemas';
import { gulf } from './gulf.ts';
import { noSurcharges } from './usual.ts';

/** Oman. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. Digits are Western. */
export const market = {
  ...gulf,
  status: 'draft',
  country: 'OM',
  name: 'Oman',
  region: 'eu-west-2',
  currency: 'OMR',
  currencyDigits: 3,
  currencySigns: ['ر.ع.', 'RO'],
  timezone: 'Asia/Muscat',
  phonePrefix: '+968',
  languages: ['ar', 'en'],
  fee: {
    base: 1,
    perKilometre: 0.17,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  request: {
    ...gulf.request,
    itemValueLimit: 150,
  },
  postcodeLength: 3,
  centre: { latitude: 23.58413, longitude: 58.40778 },
  extent: { south: 16.5, west: 51.9, north: 26.5, east: 59.9 },
  links: {
    partner: 'https://partners.example/om',
    privacy: 'https://privacy.example/om',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/om',
  },
} satisfies Market;
