import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/**
 * The Philippines. The cap on what goods between consumers may be worth: specification 2, section 9; fee, radius, item value
 * limit and what cancelling costs are ours. English and Filipino are the official languages.
 */
export const market = {
  ...usual,
  status: 'draft',
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
    ...usual.formatting,
    decimal: '.',
    hourCycle: 'h12',
    firstDayOfWeek: 7,
  },
  fee: {
    base: 49,
    perKilometre: 8,
    freeKilometres: 0,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 10,
  request: {
    ...usual.request,
    itemValueLimit: 20_000,
  },
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
