import type { Deployment, Id } from '#schemas';

/**
 * The fixed fee of a vendor that only tries things out; null for every other. Such a vendor's orders go where nobody
 * delivers or where no price is known (specification 2, section 8). A pattern that ends in `*` is how an id begins.
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

/** Whether an order claims the fixed fee: nobody signs that, so only its vendor may have it. */
export function claimsTestFee(
  order: { delivery_fee: number; signature: string },
  testFee: number | null,
): boolean {
  return testFee !== null && order.signature === '' && order.delivery_fee === testFee;
}
