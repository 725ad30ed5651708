import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Nigeria. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'NG',
  name: 'Nigeria',
  region: 'eu-central-1',
  currency: 'NGN',
  currencyDigits: 2,
  timezone: 'Africa/Lagos',
  phonePrefix: '+234',
  languages: ['en'],
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
    base: 2000,
    perKilometre: 430,
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
    itemValueLimit: 260_000,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 6,
  centre: { latitude: 6.45407, longitude: 3.39467 },
  extent: { south: 4.2, west: 2.6, north: 14, east: 14.7 },
  links: {
    partner: 'https://partners.example/ng',
    privacy: 'https://privacy.example/ng',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/ng',
  },
} satisfies Market;
