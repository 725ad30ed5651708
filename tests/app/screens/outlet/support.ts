import fc from 'fast-check';
import type { Place, Vendor } from '#schemas';
import type { OutletLocation } from '../../../../app/screens/outlet/location.ts';
import { vendor } from '../../../support/arbitraries.ts';

export const place: Place = {
  ...{ place_id: 'p-1', formatted_address: '9 Bishan Place, Singapore 579837', building: '' },
  ...{ street: 'Bishan Place', street_number: '9', city: 'Singapore', area: 'Bishan' },
  ...{ zipcode: '579837', country_code: 'SG', attribution: '', latitude: 1.35, longitude: 103.848 },
};

const plain = vendor('m4pk1', 'm4pk');

/** An outlet of which everything is known. */
export const outlet: Vendor = {
  ...plain,
  client_vendor_id: 'PK-1',
  vendor_information: {
    ...{ name: 'Tanjong Pagar', currency: 'SGD', contact: { phone: '+6562200141' } },
    owners: ['a@example.com', 'b@example.com'],
    location: {
      ...{ address_text: '1 Tanjong Pagar Plaza', country_code: 'SG', city: 'Singapore' },
      ...{ latitude: 1.2765, longitude: 103.8459, postal_code: '082001', unit: '#01-02' },
      ...{ street: 'Tanjong Pagar Plaza', street_number: '1', building: 'Block 1' },
      rider_instructions: 'Back door',
    },
  },
};

const word = fc.constantFrom('', 'Bishan Place', 'ຖະໜົນ', 'شارع');
export const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
export const location: fc.Arbitrary<OutletLocation> = fc.record({
  ...{ formatted_address: word, city: word, zipcode: word, street: word, streetNumber: word },
  countryCode: fc.constantFrom('SG', 'LA'),
  latitude: fc.option(fc.constant(1.3)),
  longitude: fc.option(fc.constant(103.8)),
});
