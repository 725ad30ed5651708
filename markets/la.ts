import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/**
 * Laos, the specification's own example (1, section 9); fee, radius and item value limit are ours. Its digits are
 * Western, as its shops write them.
 */
export const market = {
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
    numberingSystem: 'latn',
    decimal: ',',
    calendar: 'gregory',
    hourCycle: 'h23',
    firstDayOfWeek: 7,
    weekend: [6, 7],
    address: { street: 'number road' },
  },
  paymentMethods: ['CASH_ON_DELIVERY', 'PAID'],
  onlinePayment: false,
  allOutletOrders: true,
  serviceHours: '0000:0000',
  fee: {
    base: 12_000,
    perKilometre: 3000,
    freeKilometres: 1,
    surcharges: { NONE: 0, PAID: 0, CASH_ON_DELIVERY: 2000, PAYMENT_ON_DELIVERY: 2000 },
  },
  cancellation: usualCancellation,
  deliveryRadiusKm: 10,
  request: {
    unitNumberRequired: false,
    amountRequired: true,
    minimumAmount: null,
    descriptionMaxLength: 200,
    pickupCodeMaxLength: 30,
    itemValueLimit: 2_000_000,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
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
