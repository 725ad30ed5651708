import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Côte d’Ivoire. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'CI',
  name: 'Côte d’Ivoire',
  region: 'eu-central-1',
  currency: 'XOF',
  currencyDigits: 0,
  timezone: 'Africa/Abidjan',
  phonePrefix: '+225',
  languages: ['fr', 'en'],
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
    base: 790,
    perKilometre: 160,
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
    itemValueLimit: 98_000,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: null,
  centre: { latitude: 5.30966, longitude: -4.01266 },
  extent: { south: 4.3, west: -8.7, north: 10.8, east: -2.4 },
  links: {
    partner: 'https://partners.example/ci',
    privacy: 'https://privacy.example/ci',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/ci',
  },
} satisfies Market;
