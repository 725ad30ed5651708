import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/**
 * Malaysia. Fee, radius and the cap on what goods between consumers may be worth: specification 2, section 9; the item value
 * limit and what cancelling costs are ours. English, Malay and Chinese are commonly used.
 */
export const market = {
  ...usual,
  status: 'draft',
  country: 'MY',
  name: 'Malaysia',
  region: 'ap-southeast-1',
  currency: 'MYR',
  currencyDigits: 2,
  currencySigns: ['RM'],
  timezone: 'Asia/Kuala_Lumpur',
  phonePrefix: '+60',
  languages: ['en', 'ms', 'zh_Hans'],
  formatting: {
    ...usual.formatting,
    decimal: '.',
    hourCycle: 'h12',
  },
  fee: {
    base: 4.75,
    perKilometre: 0.5,
    freeKilometres: 0,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 10,
  request: {
    ...usual.request,
    itemValueLimit: 500,
  },
  prohibitedValueCap: 200,
  postcodeLength: 5,
  centre: { latitude: 3.1412, longitude: 101.68653 },
  extent: { south: 0.8, west: 99.6, north: 7.4, east: 119.4 },
  links: {
    partner: 'https://partners.example/my',
    privacy: 'https://privacy.example/my',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/my',
  },
} satisfies Market;
