import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Finland. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'FI',
  name: 'Finland',
  region: 'eu-north-1',
  currency: 'EUR',
  currencyDigits: 2,
  timezone: 'Europe/Helsinki',
  phonePrefix: '+358',
  languages: ['fi', 'sv', 'en'],
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
  centre: { latitude: 60.16952, longitude: 24.93545 },
  extent: { south: 59.7, west: 20.5, north: 70.2, east: 31.6 },
  links: {
    partner: 'https://partners.example/fi',
    privacy: 'https://privacy.example/fi',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/fi',
  },
} satisfies Market;
