import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Morocco. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. Digits are Western. */
export const market = {
  country: 'MA',
  name: 'Morocco',
  region: 'eu-central-1',
  currency: 'MAD',
  currencyDigits: 2,
  timezone: 'Africa/Casablanca',
  phonePrefix: '+212',
  languages: ['ar', 'fr', 'en'],
  formatting: {
    numberingSystem: 'latn',
    calendar: 'gregory',
    hourCycle: 'h23',
    firstDayOfWeek: 1,
    weekend: [6, 7],
  },
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
  onlinePayment: false,
  allOutletOrders: true,
  serviceHours: '0000:0000',
  fee: {
    base: 13,
    perKilometre: 2.7,
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
    itemValueLimit: 1600,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 5,
  centre: { latitude: 33.58831, longitude: -7.61138 },
  extent: { south: 21.3, west: -17.1, north: 36, east: -1 },
  links: {
    partner: 'https://partners.example/ma',
    privacy: 'https://privacy.example/ma',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/ma',
  },
} satisfies Market;
