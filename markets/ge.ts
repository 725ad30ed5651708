import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Georgia. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'GE',
  name: 'Georgia',
  region: 'eu-central-1',
  currency: 'GEL',
  currencyDigits: 2,
  currencySigns: ['₾'],
  timezone: 'Asia/Tbilisi',
  phonePrefix: '+995',
  languages: ['ka', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: ',',
  },
  onlinePayment: false,
  fee: {
    base: 3.6,
    perKilometre: 0.75,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 8,
  request: {
    ...usual.request,
    itemValueLimit: 450,
  },
  postcodeLength: 4,
  centre: { latitude: 41.69411, longitude: 44.83368 },
  extent: { south: 41, west: 39.9, north: 43.7, east: 46.8 },
  links: {
    partner: 'https://partners.example/ge',
    privacy: 'https://privacy.example/ge',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/ge',
  },
} satisfies Market;
