import type { Market } from '#schemas';
import { usualCancellation } from './usual-cancellation.ts';

/**
 * Bulgaria. The euro replaced the lev on 1 January 2026 at 1.95583 leva for a euro, the rate that the Council of the
 * European Union fixed; the country's act on the introduction of the euro has prices shown in both from 8 August 2025
 * to 8 August 2026. Hours are written from 0 to 23 and postcodes have four digits. Fee, radius, cancellation costs and
 * item value limit are ours.
 */
export const market = {
  country: 'BG',
  name: 'Bulgaria',
  region: 'eu-central-1',
  currency: 'EUR',
  currencyDigits: 2,
  currencySigns: ['€'],
  timezone: 'Europe/Sofia',
  phonePrefix: '+359',
  languages: ['bg', 'en'],
  formatting: {
    numberingSystem: 'latn',
    decimal: ',',
    calendar: 'gregory',
    hourCycle: 'h23',
    firstDayOfWeek: 1,
    weekend: [6, 7],
    address: { town: 'postcode town' },
  },
  paymentMethods: ['PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'],
  onlinePayment: true,
  allOutletOrders: true,
  serviceHours: '0000:0000',
  secondCurrency: { currency: 'BGN', digits: 2, rate: 1.95583, until: '2026-08-08' },
  fee: {
    base: 2.5,
    perKilometre: 0.5,
    freeKilometres: 2,
    surcharges: { NONE: 0, PAID: 0, CASH_ON_DELIVERY: 0.5, PAYMENT_ON_DELIVERY: 0.5 },
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
  postcodeLength: 4,
  centre: { latitude: 42.6975, longitude: 23.3242 },
  extent: { south: 41.1, west: 22.2, north: 44.3, east: 28.7 },
  links: {
    partner: 'https://partners.example/bg',
    privacy: 'https://privacy.example/bg',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/bg',
  },
} satisfies Market;
