import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Austria. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'AT',
  name: 'Austria',
  region: 'eu-west-2',
  currency: 'EUR',
  currencyDigits: 2,
  timezone: 'Europe/Vienna',
  phonePrefix: '+43',
  languages: ['de', 'en'],
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
  postcodeLength: 4,
  centre: { latitude: 48.20849, longitude: 16.37208 },
  extent: { south: 46.3, west: 9.4, north: 49.1, east: 17.2 },
  links: {
    partner: 'https://partners.example/at',
    privacy: 'https://privacy.example/at',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/at',
  },
} satisfies Market;
