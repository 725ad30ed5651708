import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Kazakhstan. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  country: 'KZ',
  name: 'Kazakhstan',
  region: 'eu-central-1',
  currency: 'KZT',
  currencyDigits: 2,
  timezone: 'Asia/Almaty',
  phonePrefix: '+7',
  languages: ['kk', 'ru', 'en'],
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
    base: 650,
    perKilometre: 140,
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
    itemValueLimit: 81_000,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 6,
  centre: { latitude: 43.25, longitude: 76.91667 },
  extent: { south: 40.5, west: 46.5, north: 55.5, east: 87.4 },
  links: {
    partner: 'https://partners.example/kz',
    privacy: 'https://privacy.example/kz',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/kz',
  },
} satisfies Market;
