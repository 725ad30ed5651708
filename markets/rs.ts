import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Serbia. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'RS',
  name: 'Serbia',
  region: 'eu-central-1',
  currency: 'RSD',
  currencyDigits: 2,
  currencySigns: ['din', 'дин'],
  timezone: 'Europe/Belgrade',
  phonePrefix: '+381',
  languages: ['sr', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: ',',
  },
  onlinePayment: false,
  fee: {
    base: 140,
    perKilometre: 29,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 8,
  request: {
    ...usual.request,
    itemValueLimit: 18_000,
  },
  postcodeLength: 5,
  centre: { latitude: 44.80401, longitude: 20.46513 },
  extent: { south: 42.1, west: 18.7, north: 46.3, east: 23.1 },
  links: {
    partner: 'https://partners.example/rs',
    privacy: 'https://privacy.example/rs',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/rs',
  },
} satisfies Market;
