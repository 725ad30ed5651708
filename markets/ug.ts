import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Uganda. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'UG',
  name: 'Uganda',
  region: 'eu-central-1',
  currency: 'UGX',
  currencyDigits: 0,
  timezone: 'Africa/Kampala',
  phonePrefix: '+256',
  languages: ['en', 'sw'],
  formatting: {
    numberingSystem: 'latn',
    calendar: 'gregory',
    hourCycle: 'h23',
    firstDayOfWeek: 1,
    weekend: [7],
  },
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
  onlinePayment: false,
  allOutletOrders: true,
  serviceHours: '0000:0000',
  fee: {
    base: 4800,
    perKilometre: 1000,
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
    itemValueLimit: 600_000,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: null,
  centre: { latitude: 0.31628, longitude: 32.58219 },
  extent: { south: -1.6, west: 29.5, north: 4.3, east: 35.1 },
  links: {
    partner: 'https://partners.example/ug',
    privacy: 'https://privacy.example/ug',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/ug',
  },
} satisfies Market;
