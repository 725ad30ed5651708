import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** United Arab Emirates. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. Digits are Western. */
export const market = {
  country: 'AE',
  name: 'United Arab Emirates',
  region: 'eu-west-2',
  currency: 'AED',
  currencyDigits: 2,
  timezone: 'Asia/Dubai',
  phonePrefix: '+971',
  languages: ['ar', 'en'],
  formatting: {
    numberingSystem: 'latn',
    calendar: 'gregory',
    hourCycle: 'h12',
    firstDayOfWeek: 1,
    weekend: [6, 7],
  },
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'],
  onlinePayment: true,
  allOutletOrders: true,
  serviceHours: '0000:0000',
  fee: {
    base: 10,
    perKilometre: 1.7,
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
    itemValueLimit: 1500,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: null,
  centre: { latitude: 25.20485, longitude: 55.27078 },
  extent: { south: 22.5, west: 51.5, north: 26.2, east: 56.5 },
  links: {
    partner: 'https://partners.example/ae',
    privacy: 'https://privacy.example/ae',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/ae',
  },
} satisfies Market;
