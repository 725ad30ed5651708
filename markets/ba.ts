import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Bosnia & Herzegovina. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'BA',
  name: 'Bosnia & Herzegovina',
  region: 'eu-central-1',
  currency: 'BAM',
  currencyDigits: 2,
  timezone: 'Europe/Sarajevo',
  phonePrefix: '+387',
  languages: ['bs', 'hr', 'sr', 'en'],
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
    base: 2.3,
    perKilometre: 0.49,
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
    itemValueLimit: 290,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 5,
  centre: { latitude: 43.84864, longitude: 18.35644 },
  extent: { south: 42.5, west: 15.7, north: 45.3, east: 19.7 },
  links: {
    partner: 'https://partners.example/ba',
    privacy: 'https://privacy.example/ba',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/ba',
  },
} satisfies Market;
