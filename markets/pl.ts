import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Poland. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'PL',
  name: 'Poland',
  region: 'eu-central-1',
  currency: 'PLN',
  currencyDigits: 2,
  currencySigns: ['zł'],
  timezone: 'Europe/Warsaw',
  phonePrefix: '+48',
  languages: ['pl', 'uk', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: ',',
  },
  fee: {
    base: 12,
    perKilometre: 2.6,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 10,
  request: {
    ...usual.request,
    itemValueLimit: 1300,
  },
  postcodeLength: 5,
  centre: { latitude: 52.22977, longitude: 21.01178 },
  extent: { south: 48.9, west: 14, north: 54.9, east: 24.2 },
  links: {
    partner: 'https://partners.example/pl',
    privacy: 'https://privacy.example/pl',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/pl',
  },
} satisfies Market;
