import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Montenegro. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'ME',
  name: 'Montenegro',
  region: 'eu-central-1',
  currency: 'EUR',
  currencyDigits: 2,
  timezone: 'Europe/Podgorica',
  phonePrefix: '+382',
  languages: ['sr', 'en'],
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
    base: 1.2,
    perKilometre: 0.25,
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
    itemValueLimit: 150,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 5,
  centre: { latitude: 42.44111, longitude: 19.26361 },
  extent: { south: 41.8, west: 18.3, north: 43.6, east: 20.5 },
  links: {
    partner: 'https://partners.example/me',
    privacy: 'https://privacy.example/me',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/me',
  },
} satisfies Market;
