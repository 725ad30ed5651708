import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Italy. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'IT',
  name: 'Italy',
  region: 'eu-central-1',
  currency: 'EUR',
  currencyDigits: 2,
  timezone: 'Europe/Rome',
  phonePrefix: '+39',
  languages: ['it', 'en'],
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
  centre: { latitude: 41.89193, longitude: 12.51133 },
  extent: { south: 35.4, west: 6.5, north: 47.2, east: 18.6 },
  links: {
    partner: 'https://partners.example/it',
    privacy: 'https://privacy.example/it',
    terms: 'https://terms.example/it',
    apiDocumentation: 'https://developers.example/it',
  },
} satisfies Market;
