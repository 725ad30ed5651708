import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/**
 * Myanmar. Fee, radius and the cap on what goods between consumers may be worth: specification 2, section 9; the item value limit
 * and what cancelling costs are ours. Digits are Western, and kyats are written without pyas.
 */
export const market = {
  ...usual,
  status: 'draft',
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
    ...usual.formatting,
    decimal: '.',
    firstDayOfWeek: 7,
  },
  fee: {
    base: 1300,
    perKilometre: 200,
    freeKilometres: 0,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 4,
  request: {
    ...usual.request,
    itemValueLimit: 500_000,
  },
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
