import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/** Singapore. Fee and unit number: specification 2, sections 5 and 9; radius and item value limit are ours. */
export const market = {
  country: 'SG',
  name: 'Singapore',
  region: 'ap-southeast-1',
  currency: 'SGD',
  currencyDigits: 2,
  timezone: 'Asia/Singapore',
  phonePrefix: '+65',
  languages: ['en', 'zh_Hant_TW'],
  formatting: {
    numberingSystem: 'latn',
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
    base: 6,
    perKilometre: 1,
    freeKilometres: 0,
    surcharges: { NONE: 0, PAID: 0, CASH_ON_DELIVERY: 0, PAYMENT_ON_DELIVERY: 0 },
  },
  cancellation: usualCancellation,
  deliveryRadiusKm: 15,
  request: {
    unitNumberRequired: true,
    amountRequired: true,
    minimumAmount: null,
    descriptionMaxLength: 200,
    pickupCodeMaxLength: 30,
    itemValueLimit: 500,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 6,
  centre: { latitude: 1.2903, longitude: 103.8519 },
  extent: { south: 1.2, west: 103.6, north: 1.5, east: 104.1 },
  links: {
    partner: 'https://partners.example/sg',
    privacy: 'https://privacy.example/sg',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/sg',
  },
} satisfies Market;
