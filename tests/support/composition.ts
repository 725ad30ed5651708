import type { CompositionContext } from '#core';
import { type Brand, defaultFlags, type FlagName, type Market, type Vendor } from '#schemas';
import { market as singapore } from '../../markets/sg.ts';

const colours = {
  accent: '#000000',
  accentHover: '#000000',
  onAccent: '#ffffff',
  accentText: '#000000',
  accentSoft: '#ffffff',
  accentLine: '#000000',
  second: '#000000',
};

const brand: Brand = {
  id: 'plain',
  serviceName: 'Plain',
  organisationName: 'Plain',
  logo: '/logo.svg',
  logoDark: '/logo-dark.svg',
  logoRatio: '4 / 1',
  pin: 'M-17-17L17-17L17 17L0 25L-17 17Z',
  illustration: 'soft',
  favicon: '/favicon.svg',
  texts: {},
  light: colours,
  dark: colours,
};

const outlet: Vendor = {
  vendor_id: 'v-1',
  parent_vendor_id: null,
  client_vendor_id: null,
  is_parent: false,
  is_active: true,
  is_registered: true,
  vendor_information: {
    name: 'Noodle House',
    currency: 'SGD',
    owners: [],
    contact: { phone: '+6567654321' },
    location: {
      address_text: '1 Raffles Place',
      country_code: 'SG',
      latitude: 1.2841,
      longitude: 103.8515,
    },
  },
};

/** What a composition depends on, with these flags on and all others off. */
export function contextFor(
  on: readonly FlagName[],
  market: Market = singapore,
): CompositionContext {
  const flags = {
    ...defaultFlags,
    helpcenter: false,
    ...Object.fromEntries(on.map((flag) => [flag, true])),
  };
  return { market, brand, flags, mode: 'CLASSIC', vendor: outlet };
}
