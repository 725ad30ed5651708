import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/**
 * Pakistan. Fee, radius (4 to 5 km there) and the least amount: specification 2, sections 5 and 9; the item value limit and what
 * cancelling costs are ours. English and Urdu are the official languages. Rupees are written without paisa.
 */
export const market = {
  ...usual,
  status: 'draft',
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
    ...usual.formatting,
    decimal: '.',
    hourCycle: 'h12',
    firstDayOfWeek: 7,
  },
  fee: {
    base: 65,
    perKilometre: 10,
    freeKilometres: 0,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 5,
  request: {
    ...usual.request,
    minimumAmount: 100,
    itemValueLimit: 20_000,
  },
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
