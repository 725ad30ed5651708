import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Ukraine. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'UA',
  name: 'Ukraine',
  region: 'eu-central-1',
  currency: 'UAH',
  currencyDigits: 2,
  timezone: 'Europe/Kyiv',
  phonePrefix: '+380',
  languages: ['uk', 'en'],
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
    base: 54,
    perKilometre: 11,
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
    itemValueLimit: 6800,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 5,
  centre: { latitude: 50.45466, longitude: 30.5238 },
  extent: { south: 44.3, west: 22, north: 52.4, east: 40.2 },
  links: {
    partner: 'https://partners.example/ua',
    privacy: 'https://privacy.example/ua',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/ua',
  },
} satisfies Market;
