import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/**
 * The Philippines. The cap on what goods between consumers may be worth: specification 2, section 9; fee, radius, item value
 * limit and what cancelling costs are ours. English and Filipino are the official languages.
 */
export const market = {
  country: 'PH',
  name: 'Philippines',
  region: 'ap-southeast-1',
  currency: 'PHP',
  currencyDigits: 2,
  currencySigns: ['₱', 'P'],
  timezone: 'Asia/Manila',
  phonePrefix: '+63',
  languages: ['en', 'fil'],
  formatting: {
    numberingSystem: 'latn',
    decimal: '.',
    calendar: 'gregory',
    hourCycle: 'h12',
    firstDayOfWeek: 7,
    weekend: [6, 7],
  },
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
  onlinePayment: true,
  allOutletOrders: true,
  serviceHours: '0000:0000',
  fee: {
    base: 49,
    perKilometre: 8,
    freeKilometres: 0,
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
    itemValueLimit: 20_000,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: 10_000,
  postcodeLength: 4,
  centre: { latitude: 14.6042, longitude: 120.9822 },
  extent: { south: 4.6, west: 116.9, north: 20.9, east: 126.7 },
  links: {
    partner: 'https://partners.example/ph',
    privacy: 'https://privacy.example/ph',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/ph',
  },
} satisfies Market;
