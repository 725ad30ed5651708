import type { SavedCustomer } from '#schemas';

/** Somebody with every part of an address. */
export const mei: SavedCustomer = {
  ...{ name: 'Tan Mei Ling', phone_number: '+6591234567', unit: '#12-01', building: 'Tower One' },
  ...{ address_text: '10 Bayfront Avenue, Singapore', street_address: '10 Bayfront Avenue' },
  ...{ city: 'Singapore', country_code: 'SG', postal_code: '018956', notes: 'Ring twice' },
  ...{ latitude: 1.2834, longitude: 103.8607 },
};
