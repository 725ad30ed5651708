import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/**
 * Thailand. Fee and radius: specification 2, section 9, with four kilometres free in cities and one in Bangkok, which is taken with the
 * suburbs around it; the item value limit and what cancelling costs are ours. Years are those of the Gregorian calendar.
 */
export const market = {
  country: 'TH',
  name: 'Thailand',
  region: 'ap-southeast-1',
  currency: 'THB',
  currencyDigits: 2,
  currencySigns: ['฿'],
  timezone: 'Asia/Bangkok',
  phonePrefix: '+66',
  languages: ['th', 'en'],
  formatting: {
    numberingSystem: 'latn',
    decimal: '.',
    calendar: 'gregory',
    hourCycle: 'h23',
    firstDayOfWeek: 7,
    weekend: [6, 7],
    address: { street: 'number road', town: 'town postcode' },
  },
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
  onlinePayment: true,
  allOutletOrders: true,
  serviceHours: '0000:0000',
  fee: {
    base: 35,
    perKilometre: 7,
    freeKilometres: 4,
    surcharges: { NONE: 0, PAID: 0, CASH_ON_DELIVERY: 0, PAYMENT_ON_DELIVERY: 0 },
    places: [
      {
        name: 'Bangkok',
        centre: { latitude: 13.75398, longitude: 100.50144 },
        radiusKm: 30,
        freeKilometres: 1,
      },
    ],
  },
  cancellation: usualCancellation,
  deliveryRadiusKm: 15,
  request: {
    unitNumberRequired: false,
    amountRequired: true,
    minimumAmount: null,
    descriptionMaxLength: 200,
    pickupCodeMaxLength: 30,
    itemValueLimit: 10_000,
    itemWeightKg: 5,
  },
  history: { longestRangeDays: 31 },
  preOrder: { earliestMinutes: 45, latestDays: 2 },
  prohibitedValueCap: null,
  postcodeLength: 5,
  centre: { latitude: 13.75398, longitude: 100.50144 },
  extent: { south: 5.5, west: 97.3, north: 20.5, east: 105.7 },
  links: {
    partner: 'https://partners.example/th',
    privacy: 'https://privacy.example/th',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/th',
  },
} satisfies Market;
