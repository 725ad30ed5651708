import { createHash } from 'node:crypto';
import phoneMetadata from 'libphonenumber-js/min/metadata';
import { isOpenAt, metadataOf, validateOrder } from '#core/rules';
import type { endpoints, Order, OrderCreation, Position, Vendor } from '#schemas';
import type { Dispatcher } from '../fleet/dispatcher.ts';
import { refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { findVendors } from '../vendors/repository.ts';
import { isDeliverable } from './deliverable.ts';
import { positionOf, requireFee } from './fee.ts';
import type { Placement } from './journal.ts';
import { placeOrder } from './place.ts';
import { findPlaced } from './placed.ts';

type Created = { order_id: string; order: Order };

/** Places an order, once for each key: asking again with the same body is answered as the first time. */
export function createOrderWith(dispatcher: Dispatcher) {
  return async (call: Call<typeof endpoints.createOrder>): Promise<Created> => {
    const placement = placementOf(call);
    const before = await findPlaced(call.sql, placement);
    if (before) return answer(before);
    const { vendor, source } = await check(call);
    const order = await place(call, dispatcher, { placement, vendor, source }).catch(
      async (cause) => {
        // Another request with this key was faster; its order is the answer to both.
        const placed = isDuplicate(cause) ? await findPlaced(call.sql, placement) : undefined;
        if (!placed) throw cause;
        return placed;
      },
    );
    return answer(order);
  };
}

type Checked = { vendor: Vendor; source: Position };

/** Everything that a client should have checked, checked again. */
async function check(call: Call<typeof endpoints.createOrder>): Promise<Checked> {
  const { sql, clock, market, deployment, input } = call;
  const order = input.body;
  const { country } = market;
  const phonePlan = { country, metadata: metadataOf(phoneMetadata, country) };
  const violation = validateOrder(order, { market, phonePlan });
  if (violation) throw invalid(violation.key, violation.field);
  const [vendor] = await findVendors(sql, [order.vendor_id]);
  const source = vendor && positionOf(vendor);
  if (!source) throw invalid('validation.invalid-coordinates', 'vendorId');
  if (!isOpenAt(market.serviceHours, clock(), deployment.timezone)) throw closed();
  const route = { vendorId: order.vendor_id, source, destination: order.customer.location };
  if (!(await isDeliverable(sql, market, route))) throw tooFar();
  requireFee(call, order, source);
  return { vendor, source };
}

function place(
  { sql, clock, market, input }: Call<typeof endpoints.createOrder>,
  dispatcher: Dispatcher,
  checked: Checked & { placement: Placement },
): Promise<Order> {
  return sql.begin((tx) =>
    placeOrder(tx, dispatcher, { asked: input.body, market, now: clock(), ...checked }),
  );
}

function placementOf({
  who,
  idempotencyKey,
  input,
}: Call<typeof endpoints.createOrder>): Placement {
  if (!idempotencyKey || !/^[\w.:-]{8,128}$/.test(idempotencyKey)) {
    throw refusal(400, 'IdempotencyKeyMissing', 'Send an Idempotency-Key of 8 to 128 characters.', {
      key: 'alert.error',
      field: 'headers.idempotency-key',
    });
  }
  return { userId: who.userId, key: idempotencyKey, bodyHash: hashOf(input.body) };
}

/** The signature is left out: it proves the fee and may be renewed between two tries of one order. */
function hashOf({ signature: _, ...content }: OrderCreation): Buffer {
  return createHash('sha256').update(JSON.stringify(content)).digest();
}

function answer(order: Order): Created {
  return { order_id: order.order_id, order };
}

/** PostgreSQL's unique violation. */
function isDuplicate(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === '23505';
}

function invalid(key: string, field: string) {
  return refusal(400, 'InvalidOrder', 'The order is not valid.', { key, field });
}

function closed() {
  return refusal(409, 'OutsideServiceHours', 'The service hours are over.', {
    key: 'request.error.outside-hours',
  });
}

function tooFar() {
  return refusal(409, 'OutsideDeliveryArea', 'We do not deliver there.', {
    key: 'request.error.undeliverable-address',
  });
}
