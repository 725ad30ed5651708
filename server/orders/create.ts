import { createHash } from 'node:crypto';
import type { endpoints, Order, OrderCreation } from '#schemas';
import type { Dispatcher } from '../fleet/dispatcher.ts';
import { Refusal, refusal } from '../http/refusal.ts';
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
    const before = await findPlaced(call.sql, placement);
    if (before) return answer(before);
    const order = await checkAndPlace(call, dispatcher, placement).catch(async (cause) => {
      // Another request with this key was faster; its order is the answer to both, and has the pickup code
      // and the voucher's last use of both.
      const repeated = isDuplicate(cause) || isPickupCodeTaken(cause) || isFeeOver(cause);
      const placed = repeated ? await findPlaced(call.sql, placement) : undefined;
      if (!placed) throw cause;
      return placed;
    });
    return answer(order);
  };
}

async function checkAndPlace(
  call: Call<typeof endpoints.createOrder>,
  dispatcher: Dispatcher,
  placement: Placement,
): Promise<Order> {
  const { sql, clock, market, input } = call;
  const checked = await checkOrder(call, input.body, await methodsOffered(call));
  return sql.begin((tx) =>
    placeOrder(tx, dispatcher, { asked: input.body, market, now: clock(), placement, ...checked }),
  );
}

function placementOf({
  who,
  idempotencyKey,
  input,
}: Call<typeof endpoints.createOrder>): Placement {
  return { userId: who.userId, key: requireKey(idempotencyKey), bodyHash: hashOf(input.body) };
}

/** The key that makes a repeated request one. */
export function requireKey(idempotencyKey: string | undefined): string {
  if (!idempotencyKey || !/^[\w.:-]{8,128}$/.test(idempotencyKey)) {
    throw refusal(400, 'IdempotencyKeyMissing', 'Send an Idempotency-Key of 8 to 128 characters.', {
      key: 'alert.error',
      field: 'headers.idempotency-key',
    });
  }
  return idempotencyKey;
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
  return createHash('sha256').update(JSON.stringify(content)).digest();
}

function answer(order: Order): Created {
  return { order_id: order.order_id, order };
}

function isFeeOver(cause: unknown): boolean {
  return cause instanceof Refusal && cause.faults.some(({ code }) => code === 'SignatureExpired');
}

/** PostgreSQL's unique violation. */
export function isDuplicate(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === '23505';
}
