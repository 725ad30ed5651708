import type { Market } from '#schemas';
import { noSurcharges, usual } from './usual.ts';

/** Côte d’Ivoire. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...usual,
  status: 'draft',
  country: 'CI',
  name: 'Côte d’Ivoire',
  region: 'eu-central-1',
  currency: 'XOF',
  currencyDigits: 0,
  currencySigns: ['F CFA', 'CFA', 'FCFA', 'F CFA'],
  timezone: 'Africa/Abidjan',
  phonePrefix: '+225',
  languages: ['fr', 'en'],
  formatting: {
    ...usual.formatting,
    decimal: ',',
  },
  onlinePayment: false,
  fee: {
    base: 790,
    perKilometre: 160,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 8,
  request: {
    ...usual.request,
    itemValueLimit: 98_000,
  },
  postcodeLength: null,
  centre: { latitude: 5.30966, longitude: -4.01266 },
  extent: { south: 4.3, west: -8.7, north: 10.8, east: -2.4 },
  links: {
    partner: 'https://partners.example/ci',
    privacy: 'https://privacy.example/ci',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/ci',
  },
} satisfies Market;
