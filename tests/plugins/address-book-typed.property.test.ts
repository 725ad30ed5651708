import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newCustomer } from '../../plugins/activate-address-book/customer.ts';
import { withPlace } from '../../plugins/activate-address-book/typed-rest.ts';
import { law } from '../support/property.ts';

const chosenFor = (street_address: string, title: string, subtitle: string, building = '') => {
  const customer = { ...newCustomer(null), street_address, building };
  return withPlace(customer, { title, subtitle });
};

test('law: a number that was typed with a street stays in the form, where the map knows the street alone', async () => {
  const word = fc.constantFrom('Tunis', 'Street', 'house', 'block', 'شارع', 'منزل');
  await law(
    fc.property(
      fc.array(fc.tuple(word, fc.integer({ min: 1, max: 999 }).map(String)), { minLength: 1 }),
      fc.constantFrom('', '7', 'Tower'),
      (parts, building) => {
        const typed = parts.flat().join(' ');
        const form = chosenFor(typed, 'Tunis Street', 'Hawally', building);
        const words = `${form.street_address} ${form.building}`.split(/[\s,]+/);
        for (const [, number] of parts) {
          expect(words.some((each) => each.startsWith(number))).toBe(true);
        }
        expect(form.street_address).toBe('Tunis Street');
        expect(form.building.startsWith(building)).toBe(true);
      },
    ),
  );
});

test.each([
  ['12 Tun', 'Tunis Street', 'Hawally', { building: '12', unit: '' }],
  ['شارع تونس، منزل 12', 'شارع تونس', 'حولي', { building: 'منزل 12', unit: '' }],
  ['#03-07 138 Tampines Street 11', 'Tampines Street 11', '', { building: '138', unit: '#03-07' }],
  // Another place than the one that was typed, and its own number.
  ['Tampines Central 5', 'Tampines MRT', '20 Tampines Central 1', { building: '', unit: '' }],
  ['4 Tampines Central 5', 'Tampines Mall', '4 Tampines Central 5', { building: '', unit: '' }],
])('for %s the choice of %s, %s leaves %o', (typed, title, subtitle, left) => {
  expect(chosenFor(typed, title, subtitle)).toMatchObject({ street_address: title, ...left });
});
