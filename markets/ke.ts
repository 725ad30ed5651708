import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Kenya. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'KE',
  name: 'Kenya',
  region: 'eu-central-1',
  currency: 'KES',
  currencyDigits: 2,
  currencySigns: ['Ksh', 'KSh', '/='],
  timezone: 'Africa/Nairobi',
  phonePrefix: '+254',
  languages: ['en', 'sw'],
  formatting: {
    ...usual.formatting,
    decimal: '.',
    firstDayOfWeek: 7,
    address: { town: 'postcode town' },
  },
  onlinePayment: false,
  fee: {
    base: 170,
    perKilometre: 35,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 8,
  request: {
    ...usual.request,
    itemValueLimit: 21_000,
  },
  postcodeLength: 5,
  centre: { latitude: -1.28333, longitude: 36.81667 },
  extent: { south: -4.8, west: 33.8, north: 5.6, east: 42 },
  links: {
    partner: 'https://partners.example/ke',
    privacy: 'https://privacy.example/ke',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/ke',
  },
} satisfies Market;
