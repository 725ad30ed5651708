import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Norway. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'NO',
  name: 'Norway',
  region: 'eu-north-1',
  currency: 'NOK',
  currencyDigits: 2,
  currencySigns: ['kr'],
  timezone: 'Europe/Oslo',
  phonePrefix: '+47',
  languages: ['nb', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: ',',
  },
  paymentMethods: ['PAID', 'PAYMENT_ON_DELIVERY'],
  fee: {
    base: 33,
    perKilometre: 6.9,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 10,
  request: {
    ...usual.request,
    itemValueLimit: 3500,
  },
  postcodeLength: 4,
  centre: { latitude: 59.91273, longitude: 10.74609 },
  extent: { south: 57.8, west: 4, north: 80.6, east: 33.7 },
  links: {
    partner: 'https://partners.example/no',
    privacy: 'https://privacy.example/no',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/no',
  },
} satisfies Market;
