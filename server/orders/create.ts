import type { endpoints, Order, OrderCreation } from '#schemas';
import { isDuplicate } from '../db/violations.ts';
import { requireRoom, takeRoom } from '../guests/limits.ts';
import { bodyHashOf, requireKey } from '../http/idempotency.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { isGuest } from '../policy.ts';
import { checkOrder } from './check.ts';
import { methodsFor } from './methods.ts';
import { isPlain, placeOrder } from './place.ts';
import type { Placement } from './placeable.ts';
import { findPlaced } from './placed.ts';
import { findReferenced } from './references.ts';

type Created = { order_id: string; order: Order };

/**
 * Places an order, once for each key: asking again with the same body is answered as the first time. That is looked up only when the
 * order cannot be placed, since most are asked for once; the key is stored with the order and lets no second one in.
 */
export async function createOrder(call: Call<typeof endpoints.createOrder>): Promise<Created> {
  const placement = placementOf(call);
  const order = await checkAndPlace(call, placement).catch(async (cause) => {
    const isVerdict = cause instanceof Refusal || isDuplicate(cause);
    const before = isVerdict ? await findBefore(call, placement) : undefined;
    if (before === undefined) throw cause;
    return before;
  });
  return { order_id: order.order_id, order };
}

/** By its key or by the merchant's own reference; a key that belongs to another order is the one that is told of. */
async function findBefore(
  { sql, input }: Call<typeof endpoints.createOrder>,
  placement: Placement,
): Promise<Order | undefined> {
  return (await findPlaced(sql, placement)) ?? findReferenced(sql, input.body, placement);
}

async function checkAndPlace(
  call: Call<typeof endpoints.createOrder>,
  placement: Placement,
): Promise<Order> {
  const { sql, clock, market, input, who, numbers, dispatcher } = call;
  const asked = input.body;
  const checked = await checkOrder(call, asked, await methodsFor(call));
  // Most are refused here, before they hold a connection while they wait for one another.
  await requireRoom(sql, call, asked);
  const plain = { asked, market, placement, ...checked };
  if (isPlain(asked) && !isGuest(who)) return call.placePlain(plain);
  const { vendor_id, parent_vendor_id } = checked.vendor;
  return call.turns.take(parent_vendor_id ?? vendor_id, async () => {
    const number = await numbers.next(vendor_id);
    const given = { ...plain, now: clock(), number };
    return sql.begin(async (tx) => {
      const keepRoom = await takeRoom(tx, call, asked);
      const order = await placeOrder(tx, dispatcher, given);
      await keepRoom(order.order_id);
      return order;
    });
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
