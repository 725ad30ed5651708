import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Tunisia. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. Digits are Western. */
export const market = {
  country: 'TN',
  name: 'Tunisia',
  region: 'eu-central-1',
  currency: 'TND',
  currencyDigits: 3,
  timezone: 'Africa/Tunis',
  phonePrefix: '+216',
  languages: ['ar', 'fr', 'en'],
  formatting: {
    numberingSystem: 'latn',
    calendar: 'gregory',
    hourCycle: 'h12',
    firstDayOfWeek: 1,
    weekend: [6, 7],
  },
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
  onlinePayment: false,
  allOutletOrders: true,
  serviceHours: '0000:0000',
  fee: {
    base: 4,
    perKilometre: 0.83,
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
    itemValueLimit: 500,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 4,
  centre: { latitude: 36.81897, longitude: 10.16579 },
  extent: { south: 30.1, west: 7.4, north: 37.4, east: 11.6 },
  links: {
    partner: 'https://partners.example/tn',
    privacy: 'https://privacy.example/tn',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/tn',
  },
} satisfies Market;
