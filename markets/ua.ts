import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Ukraine. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'UA',
  name: 'Ukraine',
  region: 'eu-central-1',
  currency: 'UAH',
  currencyDigits: 2,
  currencySigns: ['₴', 'грн'],
  timezone: 'Europe/Kyiv',
  phonePrefix: '+380',
  languages: ['uk', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: ',',
  },
  onlinePayment: false,
  fee: {
    base: 54,
    perKilometre: 11,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 8,
  request: {
    ...usual.request,
    itemValueLimit: 6800,
  },
  postcodeLength: 5,
  centre: { latitude: 50.45466, longitude: 30.5238 },
  extent: { south: 44.3, west: 22, north: 52.4, east: 40.2 },
  links: {
    partner: 'https://partners.example/ua',
    privacy: 'https://privacy.example/ua',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/ua',
  },
} satisfies Market;
