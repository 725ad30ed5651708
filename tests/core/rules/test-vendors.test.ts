import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Deployment } from '#schemas';
import { claimsTestFee, testFeeOf } from '../../../core/rules/test-vendors.ts';

const folder = new URL('../../../deployments/', import.meta.url);
const deployments = globSync('*.json', { cwd: folder }).map((name) =>
  Deployment.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
);

test.each(deployments.map((deployment) => [deployment.id, deployment] as const))(
  'on %s j6mq, f1kj and ids that begin with b- try things out, and nobody else',
  (_, deployment) => {
    const fees = (ids: string[]) => ids.map((id) => testFeeOf(deployment, id) !== null);
    expect(fees(['j6mq', 'f1kj', 'b-', 'b-1', `b-${deployment.id}`])).toEqual(Array(5).fill(true));
    expect(fees(['j6mq1', 'xf1kj', 'b', 'ab-1', 'a-1', 'B-1', ''])).toEqual(Array(7).fill(false));
  },
);

test.each([
  [5, '', 5, true],
  [5, '', 6, false],
  [5, 'signed', 5, false],
  [0, '', 0, true],
  [5, '', null, false],
  [0, '', null, false],
] as const)(
  'an order of %s, signed “%s”, claims the fixed fee of %s: %s',
  (delivery_fee, signature, fee, claims) => {
    expect(claimsTestFee({ delivery_fee, signature }, fee)).toBe(claims);
  },
);

test('a deployment that names nobody to try things out has no fixed fee', () => {
  expect(testFeeOf({}, 'b-1')).toBeNull();
  expect(testFeeOf({ testVendors: { ids: ['b-*', 'one'], fee: 7 } }, 'b-1')).toBe(7);
  expect(testFeeOf({ testVendors: { ids: ['b-*', 'one'], fee: 7 } }, 'ab-1')).toBeNull();
  expect(testFeeOf({ testVendors: { ids: ['a*b'], fee: 7 } }, 'a*b')).toBe(7);
  expect(testFeeOf({ testVendors: { ids: ['a*b'], fee: 7 } }, 'a*')).toBeNull();
});
