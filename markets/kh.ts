import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/**
 * Cambodia, the market with a brand of its own (specification 1, section 1). Fee, radius and limits are ours. Digits are Western,
 * as its shops write them.
 */
export const market = {
  ...usual,
  status: 'draft',
  country: 'KH',
  name: 'Cambodia',
  region: 'ap-southeast-1',
  currency: 'KHR',
  currencyDigits: 2,
  currencySigns: ['៛'],
  timezone: 'Asia/Phnom_Penh',
  phonePrefix: '+855',
  languages: ['en', 'km'],
  formatting: {
    ...usual.formatting,
    decimal: '.',
    hourCycle: 'h12',
    firstDayOfWeek: 7,
  },
  onlinePayment: false,
  fee: {
    base: 4000,
    perKilometre: 800,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 8,
  request: {
    ...usual.request,
    itemValueLimit: 500_000,
  },
  postcodeLength: 6,
  centre: { latitude: 11.5564, longitude: 104.9282 },
  extent: { south: 10.3, west: 102.2, north: 14.8, east: 107.7 },
  links: {
    partner: 'https://partners.example/kh',
    privacy: 'https://privacy.example/kh',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/kh',
  },
} satisfies Market;
