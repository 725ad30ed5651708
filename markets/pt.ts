import type { Market } from '#schemas';
import { euro } from './euro.ts';
import { noSurcharges } from './usual.ts';

/** Portugal. Its languages are the official and the common ones; fee, radius, limits and what cancelling costs are ours. */
export const market = {
  ...euro,
  status: 'draft',
  country: 'PT',
  name: 'Portugal',
  region: 'eu-central-1',
  timezone: 'Europe/Lisbon',
  phonePrefix: '+351',
  languages: ['pt', 'en'],
  formatting: {
    ...euro.formatting,
    decimal: ',',
    firstDayOfWeek: 7,
  },
  fee: {
    base: 2.9,
    perKilometre: 0.6,
    freeKilometres: 1,
    surcharges: noSurcharges,
  },
  deliveryRadiusKm: 10,
  request: {
    ...euro.request,
    itemValueLimit: 300,
  },
  postcodeLength: 7,
  centre: { latitude: 38.72509, longitude: -9.1498 },
  extent: { south: 32.5, west: -31.4, north: 42.2, east: -6.1 },
  links: {
    partner: 'https://partners.example/pt',
    privacy: 'https://privacy.example/pt',
    terms: '/termsandconditions',
    apiDocumentation: 'https://developers.example/pt',
  },
} satisfies Market;
