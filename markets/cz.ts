import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Czechia. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'CZ',
  name: 'Czechia',
  region: 'eu-west-2',
  currency: 'CZK',
  currencyDigits: 2,
  timezone: 'Europe/Prague',
  phonePrefix: '+420',
  languages: ['cs', 'en'],
  formatting: {
    numberingSystem: 'latn',
    calendar: 'gregory',
    hourCycle: 'h23',
    firstDayOfWeek: 1,
    weekend: [6, 7],
  },
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
  onlinePayment: true,
  allOutletOrders: true,
  serviceHours: '0000:0000',
  fee: {
    base: 73,
    perKilometre: 15,
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
    itemValueLimit: 7500,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 5,
  centre: { latitude: 50.08804, longitude: 14.42076 },
  extent: { south: 48.5, west: 12, north: 51.1, east: 18.9 },
  links: {
    partner: 'https://partners.example/cz',
    privacy: 'https://privacy.example/cz',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/cz',
  },
} satisfies Market;
