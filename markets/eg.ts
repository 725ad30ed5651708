import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Egypt. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. Digits are Western. */
export const market = {
  country: 'EG',
  name: 'Egypt',
  region: 'eu-west-2',
  currency: 'EGP',
  currencyDigits: 2,
  timezone: 'Africa/Cairo',
  phonePrefix: '+20',
  languages: ['ar', 'en'],
  formatting: {
    numberingSystem: 'latn',
    calendar: 'gregory',
    hourCycle: 'h12',
    firstDayOfWeek: 6,
    weekend: [5, 6],
  },
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
  onlinePayment: false,
  allOutletOrders: true,
  serviceHours: '0000:0000',
  fee: {
    base: 66,
    perKilometre: 14,
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
    itemValueLimit: 8300,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 5,
  centre: { latitude: 30.04442, longitude: 31.23571 },
  extent: { south: 21.9, west: 24.6, north: 31.7, east: 37 },
  links: {
    partner: 'https://partners.example/eg',
    privacy: 'https://privacy.example/eg',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/eg',
  },
} satisfies Market;
