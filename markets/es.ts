import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Spain. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'ES',
  name: 'Spain',
  region: 'eu-central-1',
  currency: 'EUR',
  currencyDigits: 2,
  timezone: 'Europe/Madrid',
  phonePrefix: '+34',
  languages: ['es', 'ca', 'en'],
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
  centre: { latitude: 40.4165, longitude: -3.70256 },
  extent: { south: 27.6, west: -18.3, north: 43.9, east: 4.4 },
  links: {
    partner: 'https://partners.example/es',
    privacy: 'https://privacy.example/es',
    terms: 'https://terms.example/es',
    apiDocumentation: 'https://developers.example/es',
  },
} satisfies Market;
