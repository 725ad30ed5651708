import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Romania. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'RO',
  name: 'Romania',
  region: 'eu-central-1',
  currency: 'RON',
  currencyDigits: 2,
  timezone: 'Europe/Bucharest',
  phonePrefix: '+40',
  languages: ['ro', 'en'],
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
    base: 15,
    perKilometre: 3,
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
    itemValueLimit: 1500,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 6,
  centre: { latitude: 44.43225, longitude: 26.10626 },
  extent: { south: 43.6, west: 20.1, north: 48.4, east: 29.8 },
  links: {
    partner: 'https://partners.example/ro',
    privacy: 'https://privacy.example/ro',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/ro',
  },
} satisfies Market;
