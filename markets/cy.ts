import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Cyprus. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'CY',
  name: 'Cyprus',
  region: 'eu-west-2',
  currency: 'EUR',
  currencyDigits: 2,
  timezone: 'Asia/Nicosia',
  phonePrefix: '+357',
  languages: ['el', 'en'],
  formatting: {
    numberingSystem: 'latn',
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
    base: 2.9,
    perKilometre: 0.6,
    freeKilometres: 1,
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
    itemValueLimit: 300,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 4,
  centre: { latitude: 35.17531, longitude: 33.3642 },
  extent: { south: 34.5, west: 32.2, north: 35.7, east: 34.5 },
  links: {
    partner: 'https://partners.example/cy',
    privacy: 'https://privacy.example/cy',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/cy',
  },
} satisfies Market;
