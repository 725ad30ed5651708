import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressBytes, bytesOf, savedAddressViolation } from '#core/rules';
import type { SavedAddress } from '#schemas';
import { law } from '../../support/property.ts';

const good: SavedAddress = {
  ...{ address_text: '10 Bayfront Avenue', street_address: '10 Bayfront Avenue', unit: '' },
  ...{ notes: '', building: '', city: 'Singapore', country_code: 'SG', postal_code: '018956' },
  ...{ latitude: 1.28, longitude: 103.85 },
};
/** Letters of one to four bytes, and halves of pairs. */
const letter = fc.constantFrom('a', ' ', 'é', 'ລ', 'ع', '街', '🛵', '\ud83d');
const long = fc.array(letter, { maxLength: 1100 }).map((letters) => letters.join(''));

test('a limit counts bytes as Node encodes them, for notes and for the street', () =>
  law(
    fc.property(long, (text) => {
      const bytes = Buffer.from(text, 'utf8').length;
      expect(bytesOf(text)).toBe(bytes);
      const notes = savedAddressViolation({ ...good, notes: text });
      expect(notes?.key).toBe(
        bytes > addressBytes.notes ? 'address.error.notes-too-long' : undefined,
      );
      const street = savedAddressViolation({ ...good, street_address: text });
      expect(street?.key).toBe(bytes > addressBytes.street ? 'address.error.too-long' : undefined);
    }),
  ));

test.each(['a', 'é', '街', '🛵'])('the last %s that fits is accepted, one more is not', (each) => {
  const most = Math.floor(addressBytes.street / bytesOf(each));
  expect(savedAddressViolation({ ...good, street_address: each.repeat(most) })).toBeNull();
  expect(savedAddressViolation({ ...good, street_address: each.repeat(most + 1) })).toEqual({
    field: 'street_address',
    key: 'address.error.too-long',
  });
});

test('nothing is saved without an address or without coordinates', () => {
  expect(savedAddressViolation({ ...good, address_text: '', street_address: ' ' })?.key).toBe(
    'address.error.fill',
  );
  for (const missing of ['latitude', 'longitude']) {
    expect(savedAddressViolation({ ...good, [missing]: null })?.key).toBe(
      'address.error.no-coordinates',
    );
  }
});
