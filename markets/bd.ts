import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/**
 * Bangladesh. Fee and radius: specification 2, section 9; the item value limit and what cancelling costs are ours. Digits are
 * Western.
 */
export const market = {
  country: 'BD',
  name: 'Bangladesh',
  region: 'ap-southeast-1',
  currency: 'BDT',
  currencyDigits: 2,
  currencySigns: ['৳', 'Tk'],
  timezone: 'Asia/Dhaka',
  phonePrefix: '+880',
  languages: ['bn', 'en'],
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
    base: 55,
    perKilometre: 5,
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
  prohibitedValueCap: null,
  postcodeLength: 4,
  centre: { latitude: 23.7104, longitude: 90.40744 },
  extent: { south: 20.7, west: 87.9, north: 26.7, east: 92.7 },
  links: {
    partner: 'https://partners.example/bd',
    privacy: 'https://privacy.example/bd',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/bd',
  },
} satisfies Market;
