import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Morocco. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. Digits are Western. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'MA',
  name: 'Morocco',
  region: 'eu-central-1',
  currency: 'MAD',
  currencyDigits: 2,
  currencySigns: ['د.م.', 'DH'],
  timezone: 'Africa/Casablanca',
  phonePrefix: '+212',
  languages: ['ar', 'fr', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: ',',
  },
  onlinePayment: false,
  fee: {
    base: 13,
    perKilometre: 2.7,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 8,
  request: {
    ...usual.request,
    itemValueLimit: 1600,
  },
  postcodeLength: 5,
  centre: { latitude: 33.58831, longitude: -7.61138 },
  extent: { south: 21.3, west: -17.1, north: 36, east: -1 },
  links: {
    partner: 'https://partners.example/ma',
    privacy: 'https://privacy.example/ma',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/ma',
  },
} satisfies Market;
