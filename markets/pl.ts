import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Poland. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'PL',
  name: 'Poland',
  region: 'eu-central-1',
  currency: 'PLN',
  currencyDigits: 2,
  timezone: 'Europe/Warsaw',
  phonePrefix: '+48',
  languages: ['pl', 'uk', 'en'],
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
    base: 12,
    perKilometre: 2.6,
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
    itemValueLimit: 1300,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 5,
  centre: { latitude: 52.22977, longitude: 21.01178 },
  extent: { south: 48.9, west: 14, north: 54.9, east: 24.2 },
  links: {
    partner: 'https://partners.example/pl',
    privacy: 'https://privacy.example/pl',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/pl',
  },
} satisfies Market;
