import type { endpoints, Order, OrderCreation } from '#schemas';
import { isDuplicate } from '../db/violations.ts';
import type { Dispatcher } from '../fleet/dispatcher.ts';
import { requireRoom, takeRoom } from '../guests/limits.ts';
import { bodyHashOf, once, requireKey } from '../http/idempotency.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { checkOrder } from './check.ts';
import type { Placement } from './journal.ts';
import { methodsOffered } from './methods.ts';
import { isPickupCodeTaken } from './pickup-codes.ts';
import { placeOrder } from './place.ts';
import { findPlaced } from './placed.ts';

type Created = { order_id: string; order: Order };

/** Places an order, once for each key: asking again with the same body is answered as the first time. */
export function createOrderWith(dispatcher: Dispatcher) {
  return async (call: Call<typeof endpoints.createOrder>): Promise<Created> => {
    const placement = placementOf(call);
    const order = await once(
      () => findPlaced(call.sql, placement),
      () => checkAndPlace(call, dispatcher, placement),
      isRepeated,
    );
    return { order_id: order.order_id, order };
  };
}

async function checkAndPlace(
  call: Call<typeof endpoints.createOrder>,
  dispatcher: Dispatcher,
  placement: Placement,
): Promise<Order> {
  const { sql, clock, market, input } = call;
  const checked = await checkOrder(call, input.body, await methodsOffered(call));
  // Most are refused here, before they hold a connection while they wait for one another.
  await requireRoom(sql, call, input.body);
  return sql.begin(async (tx) => {
    const keepRoom = await takeRoom(tx, call, input.body);
    const asked = { asked: input.body, market, now: clock(), placement, ...checked };
    const order = await placeOrder(tx, dispatcher, asked);
    await keepRoom(order.order_id);
    return order;
  });
}

function placementOf({
  who,
  idempotencyKey,
  input,
}: Call<typeof endpoints.createOrder>): Placement {
  return { userId: who.userId, key: requireKey(idempotencyKey), bodyHash: hashOf(input.body) };
}

/**
 * What tells one order from another. The signatures are left out: they prove the fee and may be renewed between two
 * tries of one order. So is the client's estimate, which depends on the steps that the person went through this time.
 */
export function hashOf({
  signature: _,
  discounted_signature: __,
  login_pickup_estimation: ___,
  ...content
}: OrderCreation): Buffer {
  return bodyHashOf(content);
}

/** The order of a faster request with this key has also the pickup code and the voucher's last use of both. */
function isRepeated(cause: unknown): boolean {
  return isDuplicate(cause) || isPickupCodeTaken(cause) || isFeeOver(cause);
}

function isFeeOver(cause: unknown): boolean {
  return cause instanceof Refusal && cause.faults.some(({ code }) => code === 'SignatureExpired');
}
