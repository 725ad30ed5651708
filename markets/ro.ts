import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Romania. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'RO',
  name: 'Romania',
  region: 'eu-central-1',
  currency: 'RON',
  currencyDigits: 2,
  currencySigns: ['lei'],
  timezone: 'Europe/Bucharest',
  phonePrefix: '+40',
  languages: ['ro', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: ',',
  },
  fee: {
    base: 15,
    perKilometre: 3,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 10,
  request: {
    ...usual.request,
    itemValueLimit: 1500,
  },
  postcodeLength: 6,
  centre: { latitude: 44.43225, longitude: 26.10626 },
  extent: { south: 43.6, west: 20.1, north: 48.4, east: 29.8 },
  links: {
    partner: 'https://partners.example/ro',
    privacy: 'https://privacy.example/ro',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/ro',
  },
} satisfies Market;
