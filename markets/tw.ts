import type { Market } from '#schemas';
import { usual } from './usual.ts';

/**
 * Taiwan. Fee with its first kilometre free and more for cash, radius, weight and the cap on what goods between consumers may
 * be worth: specification 2, section 9; the item value limit and what cancelling costs are ours. Dollars are written without cents,
 * which nobody pays with. Postcodes have three, five or six digits.
 */
export const market = {
  ...usual,
  status: 'draft',
  country: 'TW',
  name: 'Taiwan',
  region: 'ap-southeast-1',
  currency: 'TWD',
  currencyDigits: 0,
  currencySigns: ['$', 'NT$', 'NT'],
  timezone: 'Asia/Taipei',
  phonePrefix: '+886',
  languages: ['zh_Hant_TW', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: '.',
    hourCycle: 'h12',
    firstDayOfWeek: 7,
    address: { street: 'number road', town: 'town postcode', unspacedHan: true },
  },
  fee: {
    base: 99,
    perKilometre: 10,
    freeKilometres: 1,
    surcharges: { NONE: 0, PAID: 0, CASH_ON_DELIVERY: 25, PAYMENT_ON_DELIVERY: 0 },
  },
  deliveryRadiusKm: 12,
  request: {
    ...usual.request,
    itemValueLimit: 10_000,
    itemWeightKg: 20,
  },
  prohibitedValueCap: 5000,
  postcodeLength: null,
  centre: { latitude: 25.04776, longitude: 121.53185 },
  extent: { south: 21.8, west: 118.2, north: 26.2, east: 122 },
  links: {
    partner: 'https://partners.example/tw',
    privacy: 'https://privacy.example/tw',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/tw',
  },
} satisfies Market;
