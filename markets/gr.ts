import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Greece. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'GR',
  name: 'Greece',
  region: 'eu-west-2',
  currency: 'EUR',
  currencyDigits: 2,
  timezone: 'Europe/Athens',
  phonePrefix: '+30',
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
  postcodeLength: 5,
  centre: { latitude: 37.98376, longitude: 23.72784 },
  extent: { south: 34.7, west: 19.5, north: 41.8, east: 29.7 },
  links: {
    partner: 'https://partners.example/gr',
    privacy: 'https://privacy.example/gr',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/gr',
  },
} satisfies Market;
