import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Hungary. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'HU',
  name: 'Hungary',
  region: 'eu-west-2',
  currency: 'HUF',
  currencyDigits: 0,
  currencySigns: ['Ft'],
  timezone: 'Europe/Budapest',
  phonePrefix: '+36',
  languages: ['hu', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: ',',
  },
  fee: {
    base: 1200,
    perKilometre: 240,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 10,
  request: {
    ...usual.request,
    itemValueLimit: 120_000,
  },
  postcodeLength: 4,
  centre: { latitude: 47.49801, longitude: 19.03991 },
  extent: { south: 45.7, west: 16, north: 48.6, east: 23 },
  links: {
    partner: 'https://partners.example/hu',
    privacy: 'https://privacy.example/hu',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/hu',
  },
} satisfies Market;
