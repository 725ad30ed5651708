import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Qatar. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. Digits are Western. */
export const market = {
  country: 'QA',
  name: 'Qatar',
  region: 'eu-west-2',
  currency: 'QAR',
  currencyDigits: 2,
  timezone: 'Asia/Qatar',
  phonePrefix: '+974',
  languages: ['ar', 'en'],
  formatting: {
    numberingSystem: 'latn',
    calendar: 'gregory',
    hourCycle: 'h12',
    firstDayOfWeek: 6,
    weekend: [5, 6],
  },
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'],
  onlinePayment: true,
  allOutletOrders: true,
  serviceHours: '0000:0000',
  fee: {
    base: 9.6,
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
  postcodeLength: null,
  centre: { latitude: 25.28545, longitude: 51.53104 },
  extent: { south: 24.5, west: 50.7, north: 26.2, east: 51.7 },
  links: {
    partner: 'https://partners.example/qa',
    privacy: 'https://privacy.example/qa',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/qa',
  },
} satisfies Market;
