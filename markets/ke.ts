import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Kenya. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'KE',
  name: 'Kenya',
  region: 'eu-central-1',
  currency: 'KES',
  currencyDigits: 2,
  timezone: 'Africa/Nairobi',
  phonePrefix: '+254',
  languages: ['en', 'sw'],
  formatting: {
    numberingSystem: 'latn',
    calendar: 'gregory',
    hourCycle: 'h23',
    firstDayOfWeek: 7,
    weekend: [6, 7],
  },
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
  onlinePayment: false,
  allOutletOrders: true,
  serviceHours: '0000:0000',
  fee: {
    base: 170,
    perKilometre: 35,
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
    itemValueLimit: 21_000,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 5,
  centre: { latitude: -1.28333, longitude: 36.81667 },
  extent: { south: -4.8, west: 33.8, north: 5.6, east: 42 },
  links: {
    partner: 'https://partners.example/ke',
    privacy: 'https://privacy.example/ke',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/ke',
  },
} satisfies Market;
