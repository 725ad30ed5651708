import {
  claimsTestFee,
  isOpenAt,
  senderViolations,
  testFeeOf,
  type Violation,
  validateOrder,
} from '#core/rules';
import type { OrderCreation, PaymentMethod, Position, Vendor } from '#schemas';
import { refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { phonePlanOf } from '../phone-plans.ts';
import { isGuest } from '../policy.ts';
import { keptVendor } from '../vendors/repository.ts';
import { testVendorsOf } from '../vendors/test-vendors.ts';
import { requireDiscount } from '../vouchers/use.ts';
import { isDeliverable } from './deliverable.ts';
import { featureViolation } from './features.ts';
import { positionOf, requireFee } from './fee.ts';
import { requireFreeCode } from './pickup-codes.ts';

/** The vendor and pickup of an order that may be placed. */
export type Checked = { vendor: Vendor; source: Position };

type Circumstances = Pick<Call, 'sql' | 'kept' | 'clock' | 'market' | 'deployment' | 'key' | 'who'>;

/** Checks an order as the client should have; `methods` are the allowed ways of paying. */
export async function checkOrder(
  call: Circumstances,
  order: OrderCreation,
  methods: readonly PaymentMethod[],
): Promise<Checked> {
  const { sql, clock, deployment } = call;
  const market = { ...call.market, paymentMethods: [...methods] };
  const phonePlan = phonePlanOf(market);
  const now = clock();
  const violation = validateOrder(order, { market, phonePlan, now });
  if (violation) throw invalid(violation);
  await requireFreeCode(sql, order, { market, now });
  const vendor = await keptVendor(call, order.vendor_id);
  if (vendor?.is_active === false) throw unavailable();
  const source = vendor && sourceOf(call, order, vendor);
  if (!source) throw invalid({ key: 'validation.invalid-coordinates', field: 'vendorId' });
  if (!isOpenAt(market.serviceHours, order.preordered_for ?? now, deployment.timezone))
    throw outsideServiceHours();
  const route = { vendorId: order.vendor_id, source, destination: order.customer.location };
  // Only a test vendor may use the fixed fee, which needs neither an area nor a signature.
  if (!claimsTestFee(order, await testFeeFor(call, order))) {
    if (!(await isDeliverable(sql, market, route, call.kept))) throw tooFar();
    requireFee(call, order, source);
  }
  requireDiscount(call, order);
  const unkept = await featureViolation(call, order);
  if (unkept) throw invalid(unkept);
  return { vendor, source };
}

/** The test fee of an order's vendor, if any; never for guests. */
async function testFeeFor(call: Circumstances, { vendor_id, signature }: OrderCreation) {
  if (isGuest(call.who) || signature !== '') return null;
  return testFeeOf(await testVendorsOf(call), vendor_id);
}

/** Where the order is collected: a guest's own address, or the outlet. */
function sourceOf(
  { who }: Circumstances,
  { sender, reference }: OrderCreation,
  vendor: Vendor,
): Position | undefined {
  // Guests share one vendor, so references would reveal those of others.
  if (isGuest(who) && reference !== undefined)
    throw invalid({ key: 'request.error.create', field: 'reference' });
  // A member's order is always collected at the outlet.
  if (!isGuest(who) && sender) throw invalid({ key: 'request.error.create', field: 'sender' });
  if (!isGuest(who)) return positionOf(vendor);
  if (!sender) throw invalid({ key: 'request.sender.fill', field: 'sender' });
  const [violation] = senderViolations(sender);
  if (violation) throw invalid(violation);
  const { latitude, longitude } = sender.location;
  return { latitude, longitude };
}

function invalid(violation: Violation) {
  return refusal(400, 'InvalidOrder', 'The order is not valid.', violation);
}

function outsideServiceHours() {
  return refusal(409, 'OutsideServiceHours', 'The service hours are over.', {
    key: 'request.error.outside-hours',
  });
}

/** The refusal of an order of an outlet that takes none. */
export function unavailable() {
  return refusal(409, 'VendorUnavailable', 'This vendor does not trade at present.', {
    key: 'request.store-unavailable',
  });
}

function tooFar() {
  return refusal(409, 'OutsideDeliveryArea', 'We do not deliver there.', {
    key: 'request.error.undeliverable-address',
  });
}
