import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Nigeria. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'NG',
  name: 'Nigeria',
  region: 'eu-central-1',
  currency: 'NGN',
  currencyDigits: 2,
  currencySigns: ['₦', 'N'],
  timezone: 'Africa/Lagos',
  phonePrefix: '+234',
  languages: ['en'],
  formatting: {
    ...usual.formatting,
    decimal: '.',
  },
  onlinePayment: false,
  fee: {
    base: 2000,
    perKilometre: 430,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 8,
  request: {
    ...usual.request,
    itemValueLimit: 260_000,
  },
  postcodeLength: 6,
  centre: { latitude: 6.45407, longitude: 3.39467 },
  extent: { south: 4.2, west: 2.6, north: 14, east: 14.7 },
  links: {
    partner: 'https://partners.example/ng',
    privacy: 'https://privacy.example/ng',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/ng',
  },
} satisfies Market;
