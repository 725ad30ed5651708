import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Oman. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. Digits are Western. */
export const market = {
  country: 'OM',
  name: 'Oman',
  region: 'eu-west-2',
  currency: 'OMR',
  currencyDigits: 3,
  timezone: 'Asia/Muscat',
  phonePrefix: '+968',
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
    base: 1,
    perKilometre: 0.17,
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
    itemValueLimit: 150,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 3,
  centre: { latitude: 23.58413, longitude: 58.40778 },
  extent: { south: 16.5, west: 51.9, north: 26.5, east: 59.9 },
  links: {
    partner: 'https://partners.example/om',
    privacy: 'https://privacy.example/om',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/om',
  },
} satisfies Market;
