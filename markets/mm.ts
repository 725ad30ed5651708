import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/**
 * Myanmar. Fee, radius and the cap on what goods between consumers may be worth: specification 2, section 9; the item value limit
 * and what cancelling costs are ours. Digits are Western, and kyats are written without pyas.
 */
export const market = {
  country: 'MM',
  name: 'Myanmar (Burma)',
  region: 'ap-southeast-1',
  currency: 'MMK',
  currencyDigits: 0,
  currencySigns: ['K', 'Ks'],
  timezone: 'Asia/Yangon',
  phonePrefix: '+95',
  languages: ['my', 'en'],
  formatting: {
    numberingSystem: 'latn',
    decimal: '.',
    calendar: 'gregory',
    hourCycle: 'h23',
    firstDayOfWeek: 7,
    weekend: [6, 7],
  },
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
  onlinePayment: true,
  allOutletOrders: true,
  serviceHours: '0000:0000',
  fee: {
    base: 1300,
    perKilometre: 200,
    freeKilometres: 0,
    surcharges: { NONE: 0, PAID: 0, CASH_ON_DELIVERY: 0, PAYMENT_ON_DELIVERY: 0 },
  },
  cancellation: usualCancellation,
  deliveryRadiusKm: 4,
  request: {
    unitNumberRequired: false,
    amountRequired: true,
    minimumAmount: null,
    descriptionMaxLength: 200,
    pickupCodeMaxLength: 30,
    itemValueLimit: 500_000,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: 300_000,
  postcodeLength: 5,
  centre: { latitude: 16.80528, longitude: 96.15611 },
  extent: { south: 9.5, west: 92.1, north: 28.6, east: 101.2 },
  links: {
    partner: 'https://partners.example/mm',
    privacy: 'https://privacy.example/mm',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/mm',
  },
} satisfies Market;
