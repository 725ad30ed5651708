import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Tunisia. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. Digits are Western. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'TN',
  name: 'Tunisia',
  region: 'eu-central-1',
  currency: 'TND',
  currencyDigits: 3,
  currencySigns: ['د.ت.', 'DT'],
  timezone: 'Africa/Tunis',
  phonePrefix: '+216',
  languages: ['ar', 'fr', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: ',',
    hourCycle: 'h12',
  },
  onlinePayment: false,
  fee: {
    base: 4,
    perKilometre: 0.83,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 8,
  request: {
    ...usual.request,
    itemValueLimit: 500,
  },
  postcodeLength: 4,
  centre: { latitude: 36.81897, longitude: 10.16579 },
  extent: { south: 30.1, west: 7.4, north: 37.4, east: 11.6 },
  links: {
    partner: 'https://partners.example/tn',
    privacy: 'https://privacy.example/tn',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/tn',
  },
} satisfies Market;
