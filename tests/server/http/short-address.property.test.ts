import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortAddress } from '../../../server/http/short-address.ts';
import { law } from '../../support/property.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::7', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', 'unknown'],
])('%s is of %s', (ip, network) => {
  expect(shortAddress(ip)).toBe(network);
});

test('what tells two customers of one network apart is left out', () => {
  law(
    fc.property(fc.ipV4(), fc.nat(255), (ip, last) => {
      const other = ip.replace(/\d+$/, String(last));
      expect(shortAddress(ip)).toBe(shortAddress(other));
    }),
  );
});
