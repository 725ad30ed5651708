import type { Market } from '#schemas';
import { usual } from './usual.ts';

/**
 * Laos, the specification's own example (1, section 9); fee, radius and item value limit are ours. Its digits are
 * Western, as its shops write them.
 */
export const market = {
  ...usual,
  status: 'draft',
  country: 'LA',
  name: 'Laos',
  names: { lo: 'ລາວ' },
  region: 'ap-southeast-1',
  currency: 'LAK',
  currencyDigits: 0,
  currencySigns: ['₭', 'kip', 'ກີບ'],
  timezone: 'Asia/Vientiane',
  phonePrefix: '+856',
  languages: ['en', 'lo', 'zh_Hant_TW'],
  formatting: {
    ...usual.formatting,
    decimal: ',',
    firstDayOfWeek: 7,
    address: { street: 'number road' },
  },
  paymentMethods: ['CASH_ON_DELIVERY', 'PAID'],
  onlinePayment: false,
  fee: {
    base: 12_000,
    perKilometre: 3000,
    freeKilometres: 1,
    surcharges: { NONE: 0, PAID: 0, CASH_ON_DELIVERY: 2000, PAYMENT_ON_DELIVERY: 2000 },
  },
  deliveryRadiusKm: 10,
  request: {
    ...usual.request,
    itemValueLimit: 2_000_000,
  },
  postcodeLength: 5,
  centre: { latitude: 17.9667, longitude: 102.6 },
  extent: { south: 13.8, west: 100, north: 22.6, east: 107.7 },
  links: {
    partner: 'https://partners.example/la',
    privacy: 'https://privacy.example/la',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/la',
  },
} satisfies Market;
