import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Croatia. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'HR',
  name: 'Croatia',
  region: 'eu-central-1',
  currency: 'EUR',
  currencyDigits: 2,
  timezone: 'Europe/Zagreb',
  phonePrefix: '+385',
  languages: ['hr', 'en'],
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
  centre: { latitude: 45.81444, longitude: 15.97798 },
  extent: { south: 42.3, west: 13.4, north: 46.6, east: 19.5 },
  links: {
    partner: 'https://partners.example/hr',
    privacy: 'https://privacy.example/hr',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/hr',
  },
} satisfies Market;
