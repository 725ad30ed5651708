import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Georgia. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'GE',
  name: 'Georgia',
  region: 'eu-central-1',
  currency: 'GEL',
  currencyDigits: 2,
  timezone: 'Asia/Tbilisi',
  phonePrefix: '+995',
  languages: ['ka', 'en'],
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
    base: 3.6,
    perKilometre: 0.75,
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
    itemValueLimit: 450,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 4,
  centre: { latitude: 41.69411, longitude: 44.83368 },
  extent: { south: 41, west: 39.9, north: 43.7, east: 46.8 },
  links: {
    partner: 'https://partners.example/ge',
    privacy: 'https://privacy.example/ge',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/ge',
  },
} satisfies Market;
