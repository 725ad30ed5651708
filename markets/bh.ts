import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Bahrain. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. Digits are Western. */
export const market = {
  country: 'BH',
  name: 'Bahrain',
  region: 'eu-west-2',
  currency: 'BHD',
  currencyDigits: 3,
  timezone: 'Asia/Bahrain',
  phonePrefix: '+973',
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
  postcodeLength: null,
  centre: { latitude: 26.22787, longitude: 50.58565 },
  extent: { south: 25.7, west: 50.4, north: 26.4, east: 50.7 },
  links: {
    partner: 'https://partners.example/bh',
    privacy: 'https://privacy.example/bh',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/bh',
  },
} satisfies Market;
