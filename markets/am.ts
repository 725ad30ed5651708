import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Armenia. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'AM',
  name: 'Armenia',
  region: 'eu-central-1',
  currency: 'AMD',
  currencyDigits: 2,
  currencySigns: ['֏', 'դր'],
  timezone: 'Asia/Yerevan',
  phonePrefix: '+374',
  languages: ['hy', 'ru', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: ',',
  },
  onlinePayment: false,
  fee: {
    base: 500,
    perKilometre: 110,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 8,
  request: {
    ...usual.request,
    itemValueLimit: 63_000,
  },
  postcodeLength: 4,
  centre: { latitude: 40.17765, longitude: 44.51256 },
  extent: { south: 38.8, west: 43.3, north: 41.4, east: 46.7 },
  links: {
    partner: 'https://partners.example/am',
    privacy: 'https://privacy.example/am',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/am',
  },
} satisfies Market;
