import type { Market } from '#schemas';
import { gulf } from './gulf.ts';

/**
 * Kuwait. Amounts are optional here (specification 2, section 5); fee, radius and item value limit are ours. Digits are
 * Western, since that is what its phones, tills and addresses use.
 */
export const market = {
  ...gulf,
  status: 'draft',
  country: 'KW',
  name: 'Kuwait',
  region: 'eu-west-2',
  currency: 'KWD',
  currencyDigits: 3,
  currencySigns: ['د.ك.', 'KD'],
  timezone: 'Asia/Kuwait',
  phonePrefix: '+965',
  languages: ['ar', 'en'],
  formatting: {
    ...gulf.formatting,
    address: { street: 'road number', areaFirst: true },
  },
  fee: {
    base: 1,
    perKilometre: 0.15,
    freeKilometres: 2,
    surcharges: { NONE: 0, PAID: 0, CASH_ON_DELIVERY: 0, PAYMENT_ON_DELIVERY: 0.25 },
  },
  request: {
    ...gulf.request,
    amountRequired: false,
    itemValueLimit: 150,
  },
  postcodeLength: 5,
  centre: { latitude: 29.3697, longitude: 47.9783 },
  extent: { south: 28.4, west: 46.4, north: 30.2, east: 48.5 },
  links: {
    partner: 'https://partners.example/kw',
    privacy: 'https://privacy.example/kw',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/kw',
  },
} satisfies Market;
