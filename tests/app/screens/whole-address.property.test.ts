import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeAddress } from '#core/rules';
import { wholeAddress } from '../../../app/screens/order/whole-address.ts';
import { law } from '../../support/property.ts';

const street = '88 Neil Road';
const part = fc.option(fc.constantFrom('#02-01', '12', 'Tower A', 'Block 3, Tower B'), {
  nil: undefined,
});

test('law: a whole address has its unit and building once, wherever the record holds them', () =>
  law(
    fc.property(part, part, (unit_number, building) => {
      fc.pre(unit_number === undefined || unit_number !== building);
      const apart = { unit_number, building };
      const whole = composeAddress([unit_number, building, street]);
      expect(wholeAddress({ address: whole })).toBe(whole);
      expect(wholeAddress({ address: whole, ...apart })).toBe(whole);
      expect(wholeAddress({ address: street, ...apart })).toBe(whole);
    }),
  ));

test('an address in Arabic letters has their comma between its parts, and another keeps its own', () => {
  const address = 'شارع تونس، حولي';
  const apart = { unit_number: '5', building: 'برج الحمراء' };
  const shown = '5، برج الحمراء، شارع تونس، حولي';
  const kept = composeAddress([apart.unit_number, apart.building, address]);
  expect(wholeAddress({ address, ...apart })).toBe(shown);
  expect(wholeAddress({ address: kept, ...apart })).toBe(shown);
  expect(wholeAddress({ address: kept })).toBe(shown);
  expect(wholeAddress({ address: street, ...apart, building: 'B' })).toBe(`5, B, ${street}`);
});

test('a unit whose figures are in a house number is still said', () => {
  const address = '12 Neil Road';
  expect(wholeAddress({ address, unit_number: '12' })).toBe('12, 12 Neil Road');
});
