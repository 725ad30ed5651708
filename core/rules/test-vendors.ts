import type { Deployment, Id } from '#schemas';

/**
 * The fixed fee of a test vendor; null for any other. Its orders may go outside of all areas and without a price
 * (specification 2, section 8). A pattern that ends in `*` matches the beginning of an id.
 */
export function testFeeOf(
  { testVendors }: Pick<Deployment, 'testVendors'>,
  vendorId: Id,
): number | null {
  const isOne = testVendors?.ids.some((pattern) =>
    pattern.endsWith('*') ? vendorId.startsWith(pattern.slice(0, -1)) : vendorId === pattern,
  );
  return isOne ? (testVendors?.fee ?? null) : null;
}

/** Whether an order uses the fixed fee of its test vendor, which has no signature. */
export function claimsTestFee(
  order: { delivery_fee: number; signature: string },
  testFee: number | null,
): boolean {
  return testFee !== null && order.signature === '' && order.delivery_fee === testFee;
}
