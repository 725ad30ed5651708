import type { Market } from '#schemas';
import { gulf } from './gulf.ts';
import { noSurcharges } from './usual.ts';

/** Bahrain. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. Digits are Western. */
export const market = {
  ...gulf,
  status: 'draft',
  country: 'BH',
  name: 'Bahrain',
  region: 'eu-west-2',
  currency: 'BHD',
  currencyDigits: 3,
  currencySigns: ['د.ب.', 'BD'],
  timezone: 'Asia/Bahrain',
  phonePrefix: '+973',
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
  postcodeLength: null,
  centre: { latitude: 26.22787, longitude: 50.58565 },
  extent: { south: 25.7, west: 50.4, north: 26.4, east: 50.7 },
  links: {
    partner: 'https://partners.example/bh',
    privacy: 'https://privacy.example/bh',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/bh',
  },
} satisfies Market;
