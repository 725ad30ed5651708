import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Jordan. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. Digits are Western. */
export const market = {
  country: 'JO',
  name: 'Jordan',
  region: 'eu-west-2',
  currency: 'JOD',
  currencyDigits: 3,
  timezone: 'Asia/Amman',
  phonePrefix: '+962',
  languages: ['ar', 'en'],
  formatting: {
    numberingSystem: 'latn',
    calendar: 'gregory',
    hourCycle: 'h12',
    firstDayOfWeek: 6,
    weekend: [5, 6],
  },
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
  onlinePayment: false,
  allOutletOrders: true,
  serviceHours: '0000:0000',
  fee: {
    base: 0.96,
    perKilometre: 0.2,
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
    itemValueLimit: 120,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 5,
  centre: { latitude: 31.95522, longitude: 35.94503 },
  extent: { south: 29.1, west: 34.9, north: 33.5, east: 39.4 },
  links: {
    partner: 'https://partners.example/jo',
    privacy: 'https://privacy.example/jo',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/jo',
  },
} satisfies Market;
