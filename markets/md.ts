import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Moldova. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'MD',
  name: 'Moldova',
  region: 'eu-central-1',
  currency: 'MDL',
  currencyDigits: 2,
  timezone: 'Europe/Chisinau',
  phonePrefix: '+373',
  languages: ['ro', 'ru', 'en'],
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
    base: 23,
    perKilometre: 4.9,
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
    itemValueLimit: 2900,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 4,
  centre: { latitude: 47.00556, longitude: 28.8575 },
  extent: { south: 45.4, west: 26.5, north: 48.6, east: 30.2 },
  links: {
    partner: 'https://partners.example/md',
    privacy: 'https://privacy.example/md',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/md',
  },
} satisfies Market;
