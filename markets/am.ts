import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Armenia. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'AM',
  name: 'Armenia',
  region: 'eu-central-1',
  currency: 'AMD',
  currencyDigits: 2,
  timezone: 'Asia/Yerevan',
  phonePrefix: '+374',
  languages: ['hy', 'ru', 'en'],
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
    base: 500,
    perKilometre: 110,
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
    itemValueLimit: 63_000,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 4,
  centre: { latitude: 40.17765, longitude: 44.51256 },
  extent: { south: 38.8, west: 43.3, north: 41.4, east: 46.7 },
  links: {
    partner: 'https://partners.example/am',
    privacy: 'https://privacy.example/am',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/am',
  },
} satisfies Market;
