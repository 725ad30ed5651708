import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Saudi Arabia. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. Digits are Western. */
export const market = {
  country: 'SA',
  name: 'Saudi Arabia',
  region: 'eu-west-2',
  currency: 'SAR',
  currencyDigits: 2,
  timezone: 'Asia/Riyadh',
  phonePrefix: '+966',
  languages: ['ar', 'en'],
  formatting: {
    numberingSystem: 'latn',
    calendar: 'gregory',
    hourCycle: 'h12',
    firstDayOfWeek: 7,
    weekend: [5, 6],
  },
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'],
  onlinePayment: true,
  allOutletOrders: true,
  serviceHours: '0000:0000',
  fee: {
    base: 9.8,
    perKilometre: 1.6,
    freeKilometres: 1,
    surcharges: { NONE: 0, PAID: 0, CASH_ON_DELIVERY: 0, PAYMENT_ON_DELIVERY: 0 },
  },
  cancellation: usualCancellation,
  deliveryRadiusKm: 12,
  request: {
    unitNumberRequired: false,
    amountRequired: true,
    minimumAmount: null,
    descriptionMaxLength: 200,
    pickupCodeMaxLength: 30,
    itemValueLimit: 1400,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 5,
  centre: { latitude: 24.68773, longitude: 46.72185 },
  extent: { south: 16.3, west: 34.5, north: 32.2, east: 55.7 },
  links: {
    partner: 'https://partners.example/sa',
    privacy: 'https://privacy.example/sa',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/sa',
  },
} satisfies Market;
