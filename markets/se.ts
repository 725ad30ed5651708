import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Sweden. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'SE',
  name: 'Sweden',
  region: 'eu-north-1',
  currency: 'SEK',
  currencyDigits: 2,
  currencySigns: ['kr'],
  timezone: 'Europe/Stockholm',
  phonePrefix: '+46',
  languages: ['sv', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: ',',
  },
  paymentMethods: ['PAID', 'PAYMENT_ON_DELIVERY'],
  fee: {
    base: 33,
    perKilometre: 6.8,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 10,
  request: {
    ...usual.request,
    itemValueLimit: 3400,
  },
  postcodeLength: 5,
  centre: { latitude: 59.32938, longitude: 18.06871 },
  extent: { south: 55.2, west: 11.1, north: 69.1, east: 24.2 },
  links: {
    partner: 'https://partners.example/se',
    privacy: 'https://privacy.example/se',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/se',
  },
} satisfies Market;
