import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Serbia. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'RS',
  name: 'Serbia',
  region: 'eu-central-1',
  currency: 'RSD',
  currencyDigits: 2,
  timezone: 'Europe/Belgrade',
  phonePrefix: '+381',
  languages: ['sr', 'en'],
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
    base: 140,
    perKilometre: 29,
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
    itemValueLimit: 18_000,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 5,
  centre: { latitude: 44.80401, longitude: 20.46513 },
  extent: { south: 42.1, west: 18.7, north: 46.3, east: 23.1 },
  links: {
    partner: 'https://partners.example/rs',
    privacy: 'https://privacy.example/rs',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/rs',
  },
} satisfies Market;
