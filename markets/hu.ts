import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Hungary. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'HU',
  name: 'Hungary',
  region: 'eu-west-2',
  currency: 'HUF',
  currencyDigits: 0,
  timezone: 'Europe/Budapest',
  phonePrefix: '+36',
  languages: ['hu', 'en'],
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
    base: 1200,
    perKilometre: 240,
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
    itemValueLimit: 120_000,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 4,
  centre: { latitude: 47.49801, longitude: 19.03991 },
  extent: { south: 45.7, west: 16, north: 48.6, east: 23 },
  links: {
    partner: 'https://partners.example/hu',
    privacy: 'https://privacy.example/hu',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/hu',
  },
} satisfies Market;
