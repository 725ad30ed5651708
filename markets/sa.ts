import type { Market } from '#schemas';
import { gulf } from './gulf.ts';
import { noSurcharges } from './usual.ts';

/** Saudi Arabia. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. Digits are Western. */
export const market = {
  ...gulf,
  status: 'draft',
  country: 'SA',
  name: 'Saudi Arabia',
  region: 'eu-west-2',
  currency: 'SAR',
  currencyDigits: 2,
  currencySigns: ['ر.س.', 'SR'],
  timezone: 'Asia/Riyadh',
  phonePrefix: '+966',
  languages: ['ar', 'en'],
  formatting: {
    ...gulf.formatting,
    firstDayOfWeek: 7,
  },
  fee: {
    base: 9.8,
    perKilometre: 1.6,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  request: {
    ...gulf.request,
    itemValueLimit: 1400,
  },
  postcodeLength: 5,
  centre: { latitude: 24.68773, longitude: 46.72185 },
  extent: { south: 16.3, west: 34.5, north: 32.2, east: 55.7 },
  links: {
    partner: 'https://partners.example/sa',
    privacy: 'https://privacy.example/sa',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/sa',
  },
} satisfies Market;
