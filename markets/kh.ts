import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/**
 * Cambodia, the market with a brand of its own (specification 1, section 1). Fee, radius and limits are ours. Digits are Western,
 * as its shops write them.
 */
export const market = {
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
    numberingSystem: 'latn',
    decimal: '.',
    calendar: 'gregory',
    hourCycle: 'h12',
    firstDayOfWeek: 7,
    weekend: [6, 7],
  },
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
  onlinePayment: false,
  allOutletOrders: true,
  serviceHours: '0000:0000',
  fee: {
    base: 4000,
    perKilometre: 800,
    freeKilometres: 1,
    surcharges: { NONE: 0, PAID: 0, CASH_ON_DELIVERY: 0, PAYMENT_ON_DELIVERY: 0 },
  },
  cancellation: usualCancellation,
  deliveryRadiusKm: 8,
  request: {
    unitNumberRequired: false,
    amountRequired: true,
    minimumAmount: null,
    descriptionMaxLength: 200,
    pickupCodeMaxLength: 30,
    itemValueLimit: 500_000,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
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
