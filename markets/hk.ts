import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/**
 * Hong Kong. A fee typically from 49 dollars to 79 (at the radius), the radius and the cap on what goods between consumers may
 * be worth: specification 2, section 9; the item value limit and what cancelling costs are ours. There are no postcodes.
 */
export const market = {
  ...usual,
  status: 'draft',
  country: 'HK',
  name: 'Hong Kong SAR China',
  region: 'ap-southeast-1',
  currency: 'HKD',
  currencyDigits: 2,
  currencySigns: ['HK$', '$'],
  timezone: 'Asia/Hong_Kong',
  phonePrefix: '+852',
  languages: ['zh_Hant_HK', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: '.',
    hourCycle: 'h12',
    firstDayOfWeek: 7,
    address: { town: 'town postcode', unspacedHan: true },
  },
  fee: {
    base: 49,
    perKilometre: 3,
    freeKilometres: 0,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 10,
  request: {
    ...usual.request,
    itemValueLimit: 3_000,
  },
  prohibitedValueCap: 1_000,
  postcodeLength: null,
  centre: { latitude: 22.27832, longitude: 114.17469 },
  extent: { south: 22.1, west: 113.8, north: 22.6, east: 114.5 },
  links: {
    partner: 'https://partners.example/hk',
    privacy: 'https://privacy.example/hk',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/hk',
  },
} satisfies Market;
