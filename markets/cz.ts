import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Czechia. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'CZ',
  name: 'Czechia',
  region: 'eu-west-2',
  currency: 'CZK',
  currencyDigits: 2,
  currencySigns: ['Kč'],
  timezone: 'Europe/Prague',
  phonePrefix: '+420',
  languages: ['cs', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: ',',
  },
  fee: {
    base: 73,
    perKilometre: 15,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 10,
  request: {
    ...usual.request,
    itemValueLimit: 7500,
  },
  postcodeLength: 5,
  centre: { latitude: 50.08804, longitude: 14.42076 },
  extent: { south: 48.5, west: 12, north: 51.1, east: 18.9 },
  links: {
    partner: 'https://partners.example/cz',
    privacy: 'https://privacy.example/cz',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/cz',
  },
} satisfies Market;
