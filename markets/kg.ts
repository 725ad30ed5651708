import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Kyrgyzstan. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'KG',
  name: 'Kyrgyzstan',
  region: 'eu-central-1',
  currency: 'KGS',
  currencyDigits: 2,
  currencySigns: ['сом', '⃀'],
  timezone: 'Asia/Bishkek',
  phonePrefix: '+996',
  languages: ['ky', 'ru', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: ',',
  },
  onlinePayment: false,
  fee: {
    base: 110,
    perKilometre: 24,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 8,
  request: {
    ...usual.request,
    itemValueLimit: 14_000,
  },
  postcodeLength: 6,
  centre: { latitude: 42.87, longitude: 74.59 },
  extent: { south: 39.1, west: 69.1, north: 43.3, east: 80.3 },
  links: {
    partner: 'https://partners.example/kg',
    privacy: 'https://privacy.example/kg',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/kg',
  },
} satisfies Market;
