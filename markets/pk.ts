import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/**
 * Pakistan. Fee, radius (4 to 5 km there) and the least amount: specification 2, sections 5 and 9; the item value limit and what
 * cancelling costs are ours. English and Urdu are the official languages. Rupees are written without paisa.
 */
export const market = {
  country: 'PK',
  name: 'Pakistan',
  region: 'ap-south-1',
  currency: 'PKR',
  currencyDigits: 0,
  currencySigns: ['Rs'],
  timezone: 'Asia/Karachi',
  phonePrefix: '+92',
  languages: ['en', 'ur'],
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
    base: 65,
    perKilometre: 10,
    freeKilometres: 0,
    surcharges: { NONE: 0, PAID: 0, CASH_ON_DELIVERY: 0, PAYMENT_ON_DELIVERY: 0 },
  },
  cancellation: usualCancellation,
  deliveryRadiusKm: 5,
  request: {
    unitNumberRequired: false,
    amountRequired: true,
    minimumAmount: 100,
    descriptionMaxLength: 200,
    pickupCodeMaxLength: 30,
    itemValueLimit: 20_000,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 5,
  centre: { latitude: 24.8608, longitude: 67.0104 },
  extent: { south: 23.7, west: 60.7, north: 37.1, east: 77.1 },
  links: {
    partner: 'https://partners.example/pk',
    privacy: 'https://privacy.example/pk',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/pk',
  },
} satisfies Market;
