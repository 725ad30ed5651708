import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Sweden. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'SE',
  name: 'Sweden',
  region: 'eu-north-1',
  currency: 'SEK',
  currencyDigits: 2,
  timezone: 'Europe/Stockholm',
  phonePrefix: '+46',
  languages: ['sv', 'en'],
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
    perKilometre: 6.8,
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
    itemValueLimit: 3400,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 5,
  centre: { latitude: 59.32938, longitude: 18.06871 },
  extent: { south: 55.2, west: 11.1, north: 69.1, east: 24.2 },
  links: {
    partner: 'https://partners.example/se',
    privacy: 'https://privacy.example/se',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/se',
  },
} satisfies Market;
