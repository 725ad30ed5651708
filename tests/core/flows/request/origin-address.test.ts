import { expect, test } from 'vitest';
import type { OriginForm } from '#schemas';
import { addressOfOrigin } from '../../../../core/flows/request/sender.ts';

const form: OriginForm = {
  ...{ street_address: 'Cross Street', addressQuery: 'near Lau Pa Sat, Singapore', building: '' },
  ...{ city: '', countryCode: 'SG', postalCode: '', latitude: 1.28, longitude: 103.85 },
  ...{ unit: '#01-02', notes: '' },
};

test('the street that was entered is where it is collected, with what the map adds', () => {
  expect(addressOfOrigin(form)).toBe('#01-02, Cross Street, near Lau Pa Sat, Singapore');
  const found = { ...form, addressQuery: '12 Cross Street, Singapore' };
  expect(addressOfOrigin(found)).toBe('#01-02, 12 Cross Street, Singapore');
});

test('coordinates stand there only when nothing else does', () => {
  const nameless = { ...form, addressQuery: '1.28000, 103.85000' };
  expect(addressOfOrigin(nameless)).toBe('#01-02, Cross Street');
  expect(addressOfOrigin({ ...nameless, street_address: '' })).toBe('#01-02, 1.28000, 103.85000');
});
