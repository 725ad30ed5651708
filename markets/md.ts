import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Moldova. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'MD',
  name: 'Moldova',
  region: 'eu-central-1',
  currency: 'MDL',
  currencyDigits: 2,
  currencySigns: ['L', 'lei'],
  timezone: 'Europe/Chisinau',
  phonePrefix: '+373',
  languages: ['ro', 'ru', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: ',',
  },
  onlinePayment: false,
  fee: {
    base: 23,
    perKilometre: 4.9,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 8,
  request: {
    ...usual.request,
    itemValueLimit: 2900,
  },
  postcodeLength: 4,
  centre: { latitude: 47.00556, longitude: 28.8575 },
  extent: { south: 45.4, west: 26.5, north: 48.6, east: 30.2 },
  links: {
    partner: 'https://partners.example/md',
    privacy: 'https://privacy.example/md',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/md',
  },
} satisfies Market;
