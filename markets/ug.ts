import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Uganda. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'UG',
  name: 'Uganda',
  region: 'eu-central-1',
  currency: 'UGX',
  currencyDigits: 0,
  currencySigns: ['USh', '/='],
  timezone: 'Africa/Kampala',
  phonePrefix: '+256',
  languages: ['en', 'sw'],
  formatting: {
    ...usual.formatting,
    decimal: '.',
    weekend: [7],
  },
  onlinePayment: false,
  fee: {
    base: 4800,
    perKilometre: 1000,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 8,
  request: {
    ...usual.request,
    itemValueLimit: 600_000,
  },
  postcodeLength: null,
  centre: { latitude: 0.31628, longitude: 32.58219 },
  extent: { south: -1.6, west: 29.5, north: 4.3, east: 35.1 },
  links: {
    partner: 'https://partners.example/ug',
    privacy: 'https://privacy.example/ug',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/ug',
  },
} satisfies Market;
