import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/**
 * Bangladesh. Fee and radius: specification 2, section 9; the item value limit and what cancelling costs are ours. Digits are
 * Western.
 */
export const market = {
  ...usual,
  status: 'draft',
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
    ...usual.formatting,
    decimal: '.',
    hourCycle: 'h12',
    firstDayOfWeek: 7,
  },
  fee: {
    base: 55,
    perKilometre: 5,
    freeKilometres: 0,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 10,
  request: {
    ...usual.request,
    itemValueLimit: 20_000,
  },
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
