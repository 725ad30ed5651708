import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Norway. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'NO',
  name: 'Norway',
  region: 'eu-north-1',
  currency: 'NOK',
  currencyDigits: 2,
  timezone: 'Europe/Oslo',
  phonePrefix: '+47',
  languages: ['nb', 'en'],
  formatting: {
    numberingSystem: 'latn',
    calendar: 'gregory',
    hourCycle: 'h23',
    firstDayOfWeek: 1,
    weekend: [6, 7],
  },
  paymentMethods: ['PAID', 'PAYMENT_ON_DELIVERY'],
  onlinePayment: true,
  allOutletOrders: true,
  serviceHours: '0000:0000',
  fee: {
    base: 33,
    perKilometre: 6.9,
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
    itemValueLimit: 3500,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 4,
  centre: { latitude: 59.91273, longitude: 10.74609 },
  extent: { south: 57.8, west: 4, north: 80.6, east: 33.7 },
  links: {
    partner: 'https://partners.example/no',
    privacy: 'https://privacy.example/no',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/no',
  },
} satisfies Market;
