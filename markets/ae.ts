import type { Market } from '#schemas';
import { gulf } from './gulf.ts';
import { noSurcharges } from './usual.ts';

/** United Arab Emirates. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. Digits are Western. */
export const market = {
  ...gulf,
  status: 'draft',
  country: 'AE',
  name: 'United Arab Emirates',
  region: 'eu-west-2',
  currency: 'AED',
  currencyDigits: 2,
  currencySigns: ['د.إ.', 'Dh', 'Dhs'],
  timezone: 'Asia/Dubai',
  phonePrefix: '+971',
  languages: ['ar', 'en'],
  formatting: {
    ...gulf.formatting,
    firstDayOfWeek: 1,
    weekend: [6, 7],
  },
  fee: {
    base: 10,
    perKilometre: 1.7,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  request: {
    ...gulf.request,
    itemValueLimit: 1500,
  },
  postcodeLength: null,
  centre: { latitude: 25.20485, longitude: 55.27078 },
  extent: { south: 22.5, west: 51.5, north: 26.2, east: 56.5 },
  links: {
    partner: 'https://partners.example/ae',
    privacy: 'https://privacy.example/ae',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/ae',
  },
} satisfies Market;
