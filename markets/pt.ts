import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Portugal. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'PT',
  name: 'Portugal',
  region: 'eu-central-1',
  currency: 'EUR',
  currencyDigits: 2,
  timezone: 'Europe/Lisbon',
  phonePrefix: '+351',
  languages: ['pt', 'en'],
  formatting: {
    numberingSystem: 'latn',
    calendar: 'gregory',
    hourCycle: 'h23',
    firstDayOfWeek: 7,
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
  postcodeLength: 7,
  centre: { latitude: 38.72509, longitude: -9.1498 },
  extent: { south: 32.5, west: -31.4, north: 42.2, east: -6.1 },
  links: {
    partner: 'https://partners.example/pt',
    privacy: 'https://privacy.example/pt',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/pt',
  },
} satisfies Market;
