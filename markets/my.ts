import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/**
 * Malaysia. Fee, radius and the cap on what goods between consumers may be worth: specification 2, section 9; the item value
 * limit and what cancelling costs are ours. English, Malay and Chinese are commonly used.
 */
export const market = {
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
    numberingSystem: 'latn',
    decimal: '.',
    calendar: 'gregory',
    hourCycle: 'h12',
    firstDayOfWeek: 1,
    weekend: [6, 7],
  },
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
  onlinePayment: true,
  allOutletOrders: true,
  serviceHours: '0000:0000',
  fee: {
    base: 4.75,
    perKilometre: 0.5,
    freeKilometres: 0,
    surcharges: { NONE: 0, PAID: 0, CASH_ON_DELIVERY: 0, PAYMENT_ON_DELIVERY: 0 },
  },
  cancellation: usualCancellation,
  deliveryRadiusKm: 10,
  request: {
    unitNumberRequired: false,
    amountRequired: true,
    minimumAmount: null,
    descriptionMaxLength: 200,
    pickupCodeMaxLength: 30,
    itemValueLimit: 500,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
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
