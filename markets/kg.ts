import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Kyrgyzstan. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'KG',
  name: 'Kyrgyzstan',
  region: 'eu-central-1',
  currency: 'KGS',
  currencyDigits: 2,
  timezone: 'Asia/Bishkek',
  phonePrefix: '+996',
  languages: ['ky', 'ru', 'en'],
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
    base: 110,
    perKilometre: 24,
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
    itemValueLimit: 14_000,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 6,
  centre: { latitude: 42.87, longitude: 74.59 },
  extent: { south: 39.1, west: 69.1, north: 43.3, east: 80.3 },
  links: {
    partner: 'https://partners.example/kg',
    privacy: 'https://privacy.example/kg',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/kg',
  },
} satisfies Market;
